# متن‌های خود سایت: سرتیترها، برچسب‌ها و صفحه‌هایی که به بازی خاصی تعلق ندارند.

site-name = ورق
site-tagline = قاعده‌های بازی ورق، که برنامه درستی‌شان را می‌آزماید
site-note = بازی ورق با سکه‌های خُرد. اینجا هیچ‌کس سر پول بازی نمی‌کند.

## Around every page

site-skip = رفتن به متن صفحه
site-menu = فهرست
site-nav = صفحه‌ها
site-toc = در این صفحه
site-languages = زبان‌ها
site-theme-dark = حالت تیره
site-theme-light = حالت روشن
site-copied = نشانی کپی شد.
site-offline = این صفحه را قبلاً باز نکرده‌اید و روی این دستگاه نیست. با وصل شدن به اینترنت باز می‌شود.
site-offline-title = اتصال برقرار نیست
site-licence = متن‌ها: CC BY 4.0. برنامه: پروانهٔ MIT.
site-notices = پروانهٔ قلم‌ها
site-home = خانه
site-about = دربارهٔ این کتاب

## Home

site-home-title = بازی‌های ورق، بند به بند
site-home-description = قاعده‌های بازی‌های ورق به فارسی، اوکراینی و انگلیسی. هر بند نشانی ثابت و منبع دارد و هر نمونه را برنامه بازی کرده است.
site-home-lead = کتاب قاعده‌ای که با آن می‌شود به هر بگومگویی پایان داد. هر بند نشانی ثابت دارد و منبعش را نام می‌برد. هر نمونه را برنامه‌ای بازی کرده که قاعده‌ها را می‌شناسد و از هر گام می‌توانید خودتان بازی را ادامه دهید.
site-home-games = بازی‌ها
site-home-compare = مقایسهٔ بازی‌ها
site-fact-game = بازی
site-fact-luck = بخت یا مهارت
site-fact-counted = آنچه حساب می‌شود
site-home-trust = چرا می‌شود به آن تکیه کرد
site-home-trust-sources = هر جا منبع‌ها با هم اختلاف دارند، صفحه همین را می‌گوید، همهٔ خوانش‌ها را نشان می‌دهد و روشن می‌کند کدام را انتخاب کرده‌ایم و چرا.
site-home-trust-examples = نمونه‌ها هر بار که سایت ساخته می‌شود آزموده می‌شوند. اگر متن و برنامه با هم نخوانند، سایت تازه‌ای در کار نیست.
site-home-trust-texts = هر جا ترجمه از متن انگلیسی عقب مانده باشد، کنار همان جمله نوشته شده است.
site-home-trust-private = تبلیغ و ثبت‌نام در کار نیست و هیچ درخواستی به سایت‌های دیگر نمی‌رود. صفحه‌هایی را که خوانده‌اید بدون اینترنت هم می‌شود خواند.

## A game and its pages

site-rules = قاعده‌ها
site-examples = نمونه‌ها
site-play = بازی
site-read-rules = قاعده‌ها را بخوانید
site-read-examples = نمونه‌ها را ببینید
site-start-play = با رایانه بازی کنید
site-learn = درس اول
site-start-learn = درس اول را شروع کنید
site-learn-title = درس اول { $game }
site-learn-description = بازی { $game } را گام‌به‌گام یاد بگیرید: هر بار یک نکته، یک موقعیت از بازی و یک پرسش. هر پاسخ را برنامه‌ای می‌آزماید که قاعده‌ها را می‌شناسد.
site-learn-lead = هر گام یک نکته است، با یک موقعیت از بازی و یک پرسش. پاسخ‌ها را برنامه‌ای می‌دهد که قاعده‌ها را می‌شناسد.
site-rules-title = قاعده‌های { $game }
site-examples-title = نمونه‌های { $game }
site-examples-description = نمونه‌های گام‌به‌گام از بازی { $game }. هر نمونه را برنامه‌ای بازی کرده که قاعده‌ها را می‌شناسد.
site-examples-lead = هر نمونه یک قاعده را گام‌به‌گام نشان می‌دهد. همهٔ گام‌ها را برنامه بازی کرده است و از هر گام می‌توانید خودتان بازی را ادامه دهید.
site-examples-steps = { $count ->
    [one] { $count } گام
   *[other] { $count } گام
}
site-quiz = آزمون
site-quiz-title = آزمون { $game }
site-quiz-description = پرسش‌هایی دربارهٔ بازی { $game }، برگرفته از نمونه‌ها و از بازی‌هایی که برنامه کرده است؛ هر پاسخ با قاعده‌ای که آن را معلوم می‌کند.
site-quiz-lead = اینجا قاعده‌ها چه می‌گویند؟ هر پرسش یک موقعیت از بازی را نشان می‌دهد. پاسخ همه را برنامه‌ای داده است که قاعده‌ها را می‌شناسد، و کنار هر پاسخ قاعده‌هایش آمده است.
site-quiz-take = خودتان را بیازمایید
site-play-title = بازی { $game }
site-play-description = در مرورگر خودتان با رایانه { $game } بازی کنید. اگر حرکتی مجاز نباشد، بندی که آن را منع می‌کند نشان داده می‌شود.
site-editor-title = چیدن یک موقعیت در { $game }
site-editor-description = میز { $game } را هر طور که می‌خواهید بچینید: ورق‌ها، ژتون‌ها، نوبت. موتور بازی می‌گوید چه چیزی ممکن نیست؛ بعد بازی کنید یا پیوندش را بفرستید.
site-example-previous = نمونهٔ قبلی
site-example-next = نمونهٔ بعدی
site-example-all = همهٔ نمونه‌ها

## Facts about a game

site-glance = در یک نگاه
site-fact-players = تعداد بازیکن‌ها
site-fact-length = مدت بازی
site-fact-kind = نوع بازی
site-fact-pack = ورق‌ها
site-fact-direction = جهت بازی
site-fact-aliases = نام‌های دیگر
site-players = { $low } تا { $high } نفر
site-players-best = { $low } تا { $high } نفر، بهتر از همه با { $best } نفر
site-players-best-range = { $low } تا { $high } نفر، بهتر از همه با { $first } تا { $last } نفر
site-pack = { $cards ->
    [one] یک دستهٔ { $cards }تایی
   *[other] یک دستهٔ { $cards }تایی
}
site-direction-clockwise = در جهت عقربه‌های ساعت
site-direction-anticlockwise = در خلاف جهت عقربه‌های ساعت

## Rules page

site-minute = بازی در یک دقیقه
site-not-to-confuse = با این‌ها اشتباه نشود
site-values = امتیاز ورق‌ها
site-values-card = ورق
site-values-points = امتیاز
site-clauses = قاعده‌ها بند به بند
site-clauses-lead = متن زیر با حالت معمولِ قاعده‌های اختیاری نوشته شده است. نشانی کوچکِ کنار هر عنوان ثابت است و می‌توانید به آن استناد کنید.
site-options = قاعده‌های اختیاری
site-options-lead = پیش از بازی دربارهٔ این‌ها قرار بگذارید. هر بندی که به یکی از این‌ها بستگی دارد، نامش را می‌برد.
site-option = قاعدهٔ اختیاری
site-option-values = مقدارهای ممکن
site-option-default = مقدار معمول
site-option-range = { $low } تا { $high }
site-opinions-link = اختلاف منبع‌ها:
site-opinions = اختلاف منبع‌ها
site-reading-ours = انتخاب ما
site-reading-nobody = بی‌منبع
site-reading-undecided = هیچ منبعی این را روشن نمی‌کند
site-wrong = غلط‌های متن‌های دیگر
site-wrong-lead = این‌ها را در متن‌هایی دربارهٔ این بازی نوشته‌اند و درست نیست.
site-wrong-claim = آنچه گفته‌اند
site-wrong-right = آنچه درست است
site-sources = منبع‌ها
site-obeys = وابسته به:
site-from = منبع:
site-table = جدول: { $name }. می‌شود آن را به چپ و راست کشید.
site-mark-seed-restored = معنا از متنی آشفته بازسازی شده
site-mark-gap = تصمیم ما، هر جا هیچ منبعی روشنش نمی‌کند
site-mark-derived = نتیجهٔ بندهای دیگر
site-text-draft = ترجمهٔ پیش‌نویس
site-text-stale = متن انگلیسی پس از این ترجمه تغییر کرده است
site-draft-note = ترجمهٔ این صفحه پیش‌نویس است و هنوز هیچ فارسی‌زبانی آن را بازخوانی نکرده است.

## Clause pages

site-clause-more = بیشتر
site-clause-more-on = بیشتر: { $title }
site-clauses-all = همهٔ بندها
site-clauses-all-lead = هر بند نشانی‌ای دارد که هرگز عوض نمی‌شود. صفحهٔ هر بند متن آن را به سه زبان نشان می‌دهد، با منبع‌ها، نمونه‌ها و سطرهای برنامه.
site-clause-description = { $id }: { $text } به سه زبان، با منبع‌ها، نمونه‌ها و کد برنامه.
site-clause-copy = کپی نشانی
site-clause-kind = نوع قاعده
site-clause-kind-set-up = آماده کردن بازی
site-clause-kind-procedure = روند بازی
site-clause-kind-permission = اجازه
site-clause-kind-prohibition = منع
site-clause-kind-outcome = نتیجه
site-clause-kind-definition = تعریف
site-clause-kind-derived = برآمده از قاعده‌های دیگر
site-clause-origin = از کجا آمده
site-mark-seed = گفتهٔ متن‌های مبنای این کتاب
site-mark-authority = گفتهٔ منبعی دیگر
site-clause-state = وضع این متن
site-clause-state-source = متن اصلی؛ دو متن دیگر ترجمهٔ آن است
site-clause-state-proofread = بازخوانی‌شده در { $date }
site-clause-state-reviewed = به تأیید { $name } رسیده است
site-clause-variants = با قاعده‌های اختیاری دیگر
site-clause-choose = میز شما
site-clause-chosen = متن بند حالا با آنچه اینجا انتخاب کرده‌اید هماهنگ است.
site-clause-sample = { $values }، مثلاً { $sample }
site-clause-says = آنچه گفته‌اند
site-clause-try = نمایش متن با این خوانش
site-clause-why = چرا این را انتخاب کردیم
site-clause-undecided = بی‌پاسخ: هیچ منبعی این را روشن نمی‌کند. پیش از بازی دربارهٔ آن قرار بگذارید.
site-clause-examples = نمونه‌هایی که آن را نشان می‌دهند
site-clause-example = { $title }، گام { $step }
site-clause-lessons = در درس اول
site-clause-lesson = { $game }، گام { $step }: { $title }
site-clause-no-example = هیچ نمونه‌ای این بند را نشان نمی‌دهد: یا معنای واژه‌ای را می‌گوید یا نتیجهٔ بندهای دیگر است.
site-clause-code = در برنامه
site-clause-code-beside = سطرهای برنامه که این بند را اجرا می‌کنند پایین همین صفحه آمده است؛ کنار بندهای دیگر هم اینجاست:
site-clause-history = تاریخچه
site-history-added = افزوده شد
site-history-changed = عوض شد
site-history-corrected = اصلاح شد
site-history-reworded = جمله‌بندی عوض شد
site-clause-before = بند قبلی
site-clause-after = بند بعدی
site-clause-in-rules = در متن قاعده‌ها
site-clause-wrong = این نادرست به نظر می‌رسد
site-report-lead = این متن را کپی کنید، بنویسید چه چیزی نادرست است و آن را برای گردانندهٔ این سایت بفرستید.
site-report-text = متن گزارش
site-report-copy = کپی گزارش
site-report-copied = گزارش کپی شد.
site-report-mail = نوشتن ایمیل
site-report-title = بند { $id } نادرست به نظر می‌رسد
site-report-clause = بند: { $id }
site-report-language = زبان: { $name }
site-report-hash = نسخهٔ متن: { $hash }
site-report-says = نوشتهٔ بند: { $text }
site-report-what = چه چیزی نادرست است:
site-retired-title = بند { $id } کنار گذاشته شده است
site-retired-when = بند { $id } در { $date } کنار گذاشته شد.
site-retired-to = به جای آن این بند آمده است:
site-retired-nothing = هیچ بندی جایش را نگرفته است.
site-retired-why = چرا:

## Engine code beside the clauses, and coverage

site-code = در برنامه
site-code-title = { $game }: بند و برنامه
site-code-description = هر بند { $game } کنار سطرهایی از برنامه که آن را اجرا می‌کنند، به ترتیب قاعده‌ها.
site-code-lead = کنار هر بند سطرهایی از برنامه آمده که آن را اجرا می‌کنند؛ همان برنامه‌ای که با شما بازی می‌کند و نمونه‌ها را می‌آزماید. هر بار که سایت ساخته می‌شود، این سطرها از روی شناسهٔ بندها در متن برنامه پیدا می‌شوند.
site-code-none = هیچ سطری از این برنامه به این بند استناد نمی‌کند: یا معنای واژه‌ای را می‌گوید، یا نتیجهٔ بندهای دیگر است، یا به آدم‌های دور میز مربوط می‌شود.
site-coverage = چه چیزی هر بند را نشان می‌دهد
site-coverage-label = پوشش بندها
site-coverage-description = برای هر بند کتاب: نمونه‌ها، گام‌های درس، آزمون‌ها و بازی‌های تصادفی‌ای که برنامه در آن‌ها همان بند را به کار می‌برد.
site-coverage-lead = بند وقتی نشان‌داده‌شده به حساب می‌آید که برنامه آن را سببِ پیشامدی بداند، یا دلیلِ مجاز بودن یا نبودنِ حرکتی. برنامه هر بازی را { $games } بار با حرکت‌ها و قاعده‌های اختیاریِ تصادفی بازی کرده است.
site-coverage-sum = { $clauses } بند؛ { $firing } تای آن‌ها در بازی پیش می‌آید یا ممکن است زیر پا گذاشته شود و هر یک از این‌ها را دست‌کم یک نمونه نشان می‌دهد.
site-coverage-clause = بند
site-coverage-tests = آزمون‌ها
site-coverage-random = بازی‌های تصادفی
site-coverage-lesson = گام‌های درس

## The chosen rules: variants, house rules code, sheet

site-house-choose = قاعده‌های اختیاری میز خودتان را انتخاب کنید
site-house-changed = متن زیر با قاعده‌های میز شما نوشته شده است.
site-house-count = تعداد قاعده‌های اختیاری‌ای که با حالت معمول فرق دارد:
site-house-mark = با قاعدهٔ معمول فرق دارد
site-house-yours = میز شما
site-house-copy = کپی پیوند این قاعده‌ها
site-house-reset = بازگشت به حالت معمول
site-house-with = با قاعده‌های اختیاری دیگر
site-sheet = برگهٔ چاپی
site-house-here = (اینجا { $value })
site-house-size = با این قاعده‌ها فقط { $low } نفر می‌توانند بازی کنند.
site-house-sizes = با این قاعده‌ها از { $low } تا { $high } نفر می‌توانند بازی کنند.
site-sheet-title = { $game }: قاعده‌ها روی یک برگه
site-sheet-description = همهٔ قاعده‌های { $game } در یک یا دو صفحهٔ چاپی؛ اگر بخواهید با قاعده‌های اختیاری میز خودتان.
site-sheet-usual = این برگه با حالت معمولِ قاعده‌های اختیاری است.
site-sheet-print = چاپ این برگه
site-sheet-pdf = پی‌دی‌اف با حالت معمول
site-sheet-options = قاعده‌های اختیاری این میز
site-sheet-from = از کتاب قاعده‌های { site-name }. آنجا هر قاعده نشانی ثابت دارد و منبعش را نام می‌برد.
site-differs = با قاعده‌های اختیاری دیگر اینجا چه فرق می‌کند
site-differs-lead = برنامه این نمونه را با هر مقدار دیگرِ هر قاعدهٔ اختیاری بازی کرده است، هر بار فقط با یک تغییر. هر سطر با اولین گامی شروع می‌شود که طور دیگری پیش می‌رود؛ قاعده یا مقداری که در فهرست نیست چیزی را عوض نمی‌کند.
site-differs-odds = هر جا این تغییر احتمال‌هایی را عوض کند که می‌شود دقیق حسابشان کرد، هر دو عدد آمده است؛ اگر فقط احتمال‌ها عوض شود، سطر با اولین گامی شروع می‌شود که احتمال‌هایش فرق می‌کند. احتمال‌هایی که فقط می‌شود تخمین زد در خودِ بازی نشان داده می‌شود، زیر عنوان «با قاعدهٔ دیگر چه فرق می‌کند».
site-differs-yours = با قاعده‌های میز شما این نمونه طور دیگری پیش می‌رود. هر قاعدهٔ اختیاری جداگانه سنجیده شده است:
site-differs-same = با قاعده‌های میز شما هم این نمونه درست همین‌طور پیش می‌رود.

## Search

site-search-open = جست‌وجو
site-search-title = جست‌وجو در کتاب
site-search-label = دنبال چه می‌گردید؟
site-search-hint = همین که می‌نویسید نتیجه‌ها پیدا می‌شوند. با Enter اولین نتیجه باز می‌شود و با کلیدهای جهت‌دار می‌توانید میان آن‌ها بگردید.
site-search-close = بستن
site-search-none = چیزی پیدا نشد.
site-search-near = نزدیک‌ترین نام‌های کتاب:
site-search-some = هیچ‌جا همهٔ این کلمه‌ها با هم نیست. در این‌ها بعضی از آن‌ها هست:
site-search-rest = در این‌ها فقط بعضی از کلمه‌ها هست:
site-search-all = همهٔ نتیجه‌ها
site-search-slash = با کلید / جست‌وجو باز شود
# $count is the number of results, at least one.
site-search-count = { $count ->
    [one] { $count } نتیجه
   *[other] { $count } نتیجه
}
site-search-everything = فهرست کامل کتاب
site-search-description = همهٔ قاعده‌ها، قاعده‌های اختیاری، اصطلاح‌ها و نمونه‌های کتاب در یک فهرست.
site-search-lead = همهٔ قاعده‌ها، قاعده‌های اختیاری، پرسش‌های باز، اصطلاح‌ها و نمونه‌های کتاب، بازی به بازی.
site-search-every-game = همهٔ بازی‌ها
site-search-kind-page = صفحه
site-search-kind-rule = قاعده
site-search-kind-option = قاعدهٔ اختیاری
site-search-kind-reading = پرسش
site-search-kind-term = اصطلاح
site-search-kind-example = نمونه
site-search-kinds-page = صفحه‌ها
site-search-kinds-rule = قاعده‌ها
site-search-kinds-option = قاعده‌های اختیاری
site-search-kinds-reading = اختلاف منبع‌ها
site-search-kinds-term = اصطلاح‌ها
site-search-kinds-example = نمونه‌ها

## Glossary

site-glossary = واژه‌نامه
site-glossary-title = واژه‌نامهٔ ورق‌بازی
site-glossary-description = معنای واژه‌های ورق‌بازی در این بازی‌ها: تعریف هر واژه، نام‌های دیگرش و همان واژه به انگلیسی و اوکراینی.
site-glossary-lead = هر واژه نشانی ثابت دارد. در قاعده‌ها و نمونه‌ها واژه‌ای که زیرش نقطه‌چین است به همین‌جا می‌رسد و اگر نشانگر را رویش ببرید، تعریفش پیدا می‌شود.
site-glossary-synonyms = مترادف‌ها:
site-glossary-forms = صورت‌ها:
site-glossary-games = بازی‌ها:
site-glossary-all-games = همه
site-glossary-rules = { $count ->
    [one] { $count } بند با این واژه
   *[other] { $count } بند با این واژه
}
site-terms = جدول واژه‌ها برای مترجمان
site-terms-title = واژه‌ها به سه زبان
site-terms-description = همهٔ مفهوم‌های ورق‌بازی به فارسی، انگلیسی و اوکراینی کنار هم، با مترادف‌ها، صورت‌های صرفی و واژه‌هایی که نباید به کار برد.
site-terms-lead = برای هر مفهوم در هر زبان یک واژه برگزیده‌ایم. زیر آن مترادف‌های پذیرفته می‌آید، بعد صورت‌های صرفی و بعد واژه‌هایی که ورق‌بازها را گمراه می‌کند، با دلیل هر کدام. برنامهٔ بازبینی این واژه‌ها را در هیچ متنی نمی‌پذیرد.
site-terms-all-games = همهٔ بازی‌ها
site-terms-avoid = به کار نبرید:
site-terms-general = واژه‌هایی که هیچ‌جا نباید به کار برد
site-terms-general-lead = این واژه‌ها مال مفهوم خاصی نیست. بعد از پیکان می‌بینید به جای هر کدام چه باید نوشت.

## Translations, and how to contribute

site-translations = وضع ترجمه‌ها
site-translations-description = متن‌های کتاب در هر زبان تا کجا رسیده است: کدام تأییدشده، بازخوانی‌شده، پیش‌نویس، به‌روزنشده یا ترجمه‌نشده است و هر کدام را کجا می‌شود پیدا کرد.
site-translations-lead = هر متن ترجمه‌شده به همان جملهٔ انگلیسی بسته است که از رویش نوشته شده. وقتی آن جمله تغییر کند، ترجمه «به‌روزنشده» است تا کسی دوباره آن را بخواند. زیر جدول‌ها متن‌هایی آمده که هنوز باید خوانده شود.
site-translations-part = بخش کتاب
site-translations-common = مشترک میان بازی‌ها
site-translations-player = بازی و نمونه‌ها
site-translations-site = صفحه‌های دیگر
site-translations-all = همه
site-state-reviewed = تأییدشده
site-state-proofread = بازخوانی‌شده
site-state-draft = پیش‌نویس
site-state-stale = به‌روزنشده
site-state-missing = ترجمه‌نشده
site-translations-waiting = متن‌هایی که باید خوانده شود
site-translations-waiting-none = در این زبان هیچ متنی در انتظار نیست.
site-translations-waiting-count = { $part }: { $count ->
    [one] { $count } متن
   *[other] { $count } متن
}
site-page-contribute = چطور می‌توانید کمک کنید
site-page-contribute-description = چطور جمله‌ای را درست کنید یا زبان و بازی تازه‌ای به این کتاب بیفزایید؛ برای کسانی که ورق‌بازی بلدند. برنامه‌نویسی لازم نیست.

## Found and shared

site-api-title = کتاب قاعده‌ها برای برنامه‌ها
site-api-label = برای برنامه‌ها
site-api-description = همهٔ قاعده‌ها، اصطلاح‌ها و نمونه‌ها به سه زبان و به صورت JSON، با نشانی‌های ثابت، شرح دقیق ساختار و قولی دربارهٔ نسخه‌ها.
site-api-lead = هر چه در این صفحه‌ها نوشته شده، برای برنامه‌ها هم خواندنی است: فایل‌های سادهٔ JSON که از همان داده‌های صفحه‌ها ساخته می‌شوند و هر کدام همهٔ زبان‌ها را با هم دارد. نه کلیدی لازم است و نه ثبت‌نامی.
site-api-files = فایل‌ها
site-api-file = فایل
site-api-content = آنچه در آن است
site-api-index = فهرست همهٔ فایل‌ها، زبان‌ها و نشانی سایت
site-api-rulebook = تمام کتاب: بخش‌ها، بندها، قاعده‌های اختیاری، خوانش‌ها و منبع‌های همهٔ بازی‌ها
site-api-game = یک بازی
site-api-clause = یک بند: متن آن یکجا و تکه‌تکه، قاعده‌های اختیاری، خوانش‌ها و منبع‌هایش، نمونه‌هایی که آن را نشان می‌دهند، تاریخچه‌اش و اینکه ترجمه‌هایش تا کجا پیش رفته‌اند
site-api-glossary = واژه‌های ورق‌بازی با مترادف‌ها، صورت‌های صرفی و تعریف‌هایشان
site-api-examples = فهرست نمونه‌ها
site-api-example = یک نمونه: گزارش بازی و آنچه برنامه گام‌به‌گام از آن می‌سازد، با رویدادها، بندهایی که سبب آن‌ها شده‌اند، جمله‌ها و وضع میز
site-api-schema = JSON Schema برای هر نوع فایل، با شرح تک‌تک ویژگی‌ها
site-api-promise = به چه چیزهایی می‌شود تکیه کرد
site-api-promise-ids = شناسهٔ هر بند ثابت است و هرگز به بند دیگری داده نمی‌شود. بندی که کنار گذاشته شود، با تاریخش و با بندی که جایش را گرفته، در فهرست می‌ماند.
site-api-promise-version = در نسخهٔ ۱ چیزی حذف نمی‌شود و معنای چیزی تغییر نمی‌کند. شاید ویژگی‌هایی اضافه شود؛ آن‌هایی را که نمی‌شناسید نادیده بگیرید. هر تغییری که این قول را بشکند، در نسخه‌ای تازه با نشانی خودش می‌آید.
site-api-promise-checked = هر بار که سایت ساخته می‌شود، همهٔ فایل‌ها با شرح ساختارشان سنجیده می‌شوند.
site-api-use = یک مثال
site-api-use-text = این برنامه به زبان Python متن یک بند را چاپ می‌کند:
site-api-feed = تغییرهای قاعده‌ها را با خبرخوان هم می‌شود دنبال کرد:
site-api-licence = پروانه
site-api-licence-text = از متن‌ها برای هر کاری می‌توانید استفاده کنید، به شرط آنکه نام «ورق» و این پروانه را بیاورید:
site-feed-title = { $site }: تغییرهای قاعده‌ها
site-feed-subtitle = هر بندی که تازه آمده یا تغییر کرده، با تاریخ و متن امروزش؛ تازه‌ترین‌ها بالا.
site-feed-rules = تغییرهای قاعده‌ها
site-change-added = بند تازه: { $title }
site-change-changed = بندی که تغییر کرد: { $title }
site-change-corrected = بندی که اصلاح شد: { $title }
site-change-reworded = بندی با عبارت تازه و همان معنا: { $title }
site-change-why = چرا:

## When an address leads nowhere

site-missing-title = چنین صفحه‌ای نیست
site-missing-text = شاید نشانی نادرست نوشته شده یا جای صفحه عوض شده باشد. از اینجا دوباره شروع کنید:
