# واژه‌های رابط بازی و گام‌نما. قاعده‌ها، رویدادها و پاسخ‌های رد در پرونده‌های خودِ بازی‌هاست.

ui-on = روشن
ui-off = خاموش
ui-seat = بازیکن { $seat }
ui-seat-you = شما (بازیکن { $seat })
ui-table = میز بازی
ui-clauses = قاعده‌ها
ui-cards = { $count ->
    [0] بدون ورق
   *[other] { $count } ورق
}
ui-deal-number = دست { $deal }
ui-last-turn = نوبت قبلی
# $how: won, lost or even; $chips is never negative.
ui-gain = { $how ->
    [won] { $chips } ژتون برد
    [lost] { $chips } ژتون باخت
   *[even] نه برد، نه باخت
}
ui-first-cards = ورق‌هایی که اولین بانکدار را معلوم کرد
ui-less = یکی کمتر
ui-more = یکی بیشتر
ui-amount = تعداد ژتون
    .help = از { $low } تا { $high }

## Steps of an example

ui-steps = گام‌های این نمونه
ui-step = گام { $step }
ui-step-start = شروع
ui-step-of = گام { $step } از { $last }
ui-step-start-of = شروع، قبل از گام ۱ از { $last }
ui-step-first = اولین
ui-step-back = قبلی
ui-step-forward = بعدی
ui-step-last = آخرین
ui-step-jump = رفتن به گام
ui-step-all = نمایش همهٔ گام‌ها
ui-step-single = نمایش گام‌به‌گام
ui-step-keys = کلید جهت چپ به گام بعد و کلید جهت راست به گام قبل می‌رود؛ Home به اولین گام و End به آخرین گام.
ui-step-refused = اینجا مجاز نیست:
ui-step-allowed = اینجا مجاز است:
ui-try-here = از همین‌جا بازی کنید

## The first lesson

ui-lesson-steps = گام‌های این درس
ui-lesson-keys = با کلیدهای جهت میان گام‌ها جلو و عقب می‌روید.
ui-lesson-answer = نمایش پاسخ
ui-lesson-right = درست است.
ui-lesson-wrong = نه.
ui-lesson-allowed = این مجاز است.
ui-lesson-rulings = قاعده‌ها دربارهٔ هر کدام چه می‌گوید
ui-lesson-events = آنچه پیش می‌آید
ui-lesson-next = گام بعد
ui-lesson-nobody = هیچ‌کس
ui-lesson-players = بازیکن‌های { $seats }
ui-lesson-deal = حالا یک دست واقعی
ui-lesson-deal-text = برای شروع همین‌قدر کافی است. یک حریف سر میز نشسته است و هر حرکتی بکنید، برنامه می‌گوید کدام قاعده آن را مجاز می‌داند یا منع می‌کند.
ui-lesson-deal-start = با یک حریف بازی کنید

## Starting a game

ui-play-intro = بازی در همین صفحه اجرا می‌شود، با همان موتوری که درستی این قاعده‌ها را می‌آزماید. چیزی به جایی فرستاده نمی‌شود.
ui-play-settings = تنظیمات بازی
ui-players = تعداد بازیکن‌ها
    .help = با خود شما چند نفر سر میز می‌نشینند: از { $low } تا { $high } نفر.
    .more = با قاعده‌های اختیاریِ مربوط، تعداد بیشتری هم می‌توانند بازی کنند.
ui-your-seat = جای شما
    .help = جاها به ترتیب نوبت شماره خورده‌اند.
ui-bots = بازیکن‌های دیگر
    .help = رایانه به جای آن‌ها چقدر خوب بازی کند.
ui-options = قاعده‌های اختیاری
ui-options-help = اگر به این‌ها دست نزنید، بازی با قاعده‌های همین کتاب است.
ui-option-rule = متن کامل قاعده
ui-seed = شمارهٔ بُر
    .help = با همان شماره دوباره همان ورق‌ها می‌آید. برای بُر تازه خالی بگذارید.
ui-play = شروع بازی
ui-take-over = ادامهٔ بازی از گام { $step }
ui-take-over-start = بازی از اولِ نمونه
ui-take-over-intro = سر میز، همان‌طور که در این گام هست، به جای یکی از بازیکن‌ها می‌نشینید و رایانه به جای بقیه بازی می‌کند.
ui-take-over-seat = به جای چه کسی بازی می‌کنید؟
ui-take-over-all = همهٔ بازیکن‌ها، با ورق‌های به رو
ui-take-over-unknown = ورق‌هایی که نمونه از آن‌ها نام نبرده، بُر می‌خورد.
ui-close = بستن بازی
ui-cancel = انصراف

## While the engine starts

ui-loading = بارگیری: { $done } از { $total } مگابایت
ui-starting = موتور بازی راه می‌افتد…
ui-thinking = بازیکن‌های دیگر فکر می‌کنند…
ui-retry = دوباره امتحان کنید
ui-read-rules = خواندن قاعده‌ها
ui-failed = بازی شروع نمی‌شود
ui-failed-no-worker = این مرورگر نمی‌گذارد برنامه‌ای در پس‌زمینه اجرا شود. با مرورگری به‌روز که جلوی اسکریپت‌ها را نگرفته باشد امتحان کنید.
ui-failed-no-wasm = این مرورگر WebAssembly ندارد یا در آن خاموش است. با مرورگری به‌روز امتحان کنید.
ui-failed-fetch-failed = بخشی از موتور بازی بارگیری نشد. اتصال اینترنت را بررسی کنید و دوباره امتحان کنید.
ui-failed-timeout = موتور بازی خیلی دیر راه افتاد یا خیلی دیر جواب داد و متوقف شد. می‌توانید دوباره راهش بیندازید.
ui-failed-crashed = موتور بازی ناگهان از کار افتاد. می‌توانید دوباره راهش بیندازید.
ui-failed-python-error = در خود موتور بازی خطایی پیش آمد. می‌توانید دوباره راهش بیندازید.
ui-failed-file-protocol = این صفحه از روی فایلِ ذخیره‌شده باز شده است و مرورگرها از روی فایل برنامه اجرا نمی‌کنند. برای بازی، آن را از یک وب‌سرور باز کنید.
ui-failed-readable = قاعده‌ها و نمونه‌ها را بدون آن هم می‌شود خواند.
ui-no-script = بازی به جاوااسکریپت نیاز دارد. قاعده‌ها و نمونه‌ها را بدون آن هم می‌شود خواند.

## The game

ui-turn-yours = نوبت شماست.
ui-turn-seat = نوبت بازیکن { $seat } است.
ui-turn-deal = این دست تمام شد.
ui-turn-pack = همهٔ ورق‌ها بازی شد.
ui-turn-watching = شما از بازی بیرون رفته‌اید. بقیه ادامه می‌دهند.
ui-turn-over = بازی تمام شد.
ui-news = آنچه همین حالا گذشت
ui-moves = حرکت‌های شما
ui-moves-seat = حرکت‌های بازیکن { $seat }
ui-moves-hint = می‌توانید روی یکی از ورق‌های خودتان، روی دسته یا روی دورریز هم بزنید.
ui-moves-hint-skin = می‌توانید روی ورقی که پیشنهاد شده هم بزنید، و وقتی نوبت برداشتن از وسط است، روی یکی از ورق‌های وسط.
ui-moves-hint-snitchems = می‌توانید ورق‌ها را سر میز هم علامت بزنید و از همان‌جا بازی کنید.
ui-play-marked = بازی با ورق‌های علامت‌خورده
    .help = یک ورق از دست خودتان و ورق‌هایی را که باید از زمین بردارد علامت بزنید. اگر از زمین چیزی علامت نزنید، ورقتان روی زمین می‌ماند.
ui-only-move = تنها حرکت ممکن؛ خودکار انجام شد
ui-moves-refused = حرکت‌هایی که حالا مجاز نیست
ui-moves-refused-help = یکی را امتحان کنید تا قاعده‌ای که جلوی آن را می‌گیرد نشان داده شود.
ui-refused = مجاز نیست
ui-next-deal = دست بعد
ui-finish = ادامه تا پایان بازی
ui-undo = پس گرفتن حرکت
ui-redo = انجام دوبارهٔ حرکت
ui-undone = به آخرین تصمیم خودتان برگشتید.
ui-redone = آن حرکت دوباره انجام شد.
ui-look = نگاه به قبل: بعد از حرکت { $step } از { $last }
ui-look-back = نگاه به قبل
ui-look-end = برگشت به بازی
ui-again = یک بازی دیگر
ui-settings-again = تغییر تنظیمات
ui-log = آنچه تا اینجا گذشت
ui-odds = احتمال‌ها
ui-result = نتیجه
ui-result-you = شما بردید.
ui-result-won = بازیکن { $seat } برد.
ui-result-shared = بازیکن‌های { $seats } با هم بردند.
ui-result-nobody = هیچ‌کس نبرد.
ui-record = گزارش این بازی
    .help = همهٔ پخش‌ها و همهٔ حرکت‌ها، به شکلی که می‌شود دوباره اجرایش کرد. شمارهٔ بُر این بازی { $seed } است.
ui-record-later = گزارش بازی جای همهٔ ورق‌ها را لو می‌دهد؛ برای همین بعد از پایان بازی نشان داده می‌شود.
ui-record-save = ذخیرهٔ گزارش بازی
ui-keys = کلیدها
ui-keys-help = وقتی کار می‌کنند که تمرکز صفحه‌کلید در بخش بازی باشد.
ui-key-move = حرکت با همین شماره
ui-key-deal = دست بعد
ui-key-undo = پس گرفتن حرکت
ui-key-redo = انجام دوبارهٔ حرکت
ui-key-log = باز و بسته کردن «آنچه تا اینجا گذشت»
ui-key-moves = رفتن به حرکت‌های شما

## When a request cannot be carried out

ui-error = این کار نشد
ui-error-not-understood = صفحه چیزی فرستاد که موتور بازی نفهمید. بازی شما همان است که بود.
ui-error-no-game = اینجا بازی‌ای در جریان نیست. اول یک بازی شروع کنید.
ui-error-unknown-game = بازی‌ای به این نام نیست.
ui-error-unknown-example = نمونه‌ای به این نام نیست.
ui-error-unknown-step = این نمونه چنین گامی ندارد.
ui-error-bad-move = حرکت «{ $move }» خوانده نمی‌شود. یکی از حرکت‌های روی صفحه را انتخاب کنید.
ui-error-bad-option = این مقدار برای «{ $option }» ممکن نیست. مقداری از فهرست یا در محدودهٔ گفته‌شده انتخاب کنید.
ui-error-bad-amount = این عدد صحیح نیست. عددی از { $low } تا { $high } بنویسید.
ui-error-bad-seats = با این تعداد بازیکن نمی‌شود بازی کرد. از { $low } تا { $high } نفر انتخاب کنید.
ui-error-bad-seat = سر این میز چنین جایی نیست.
ui-error-bad-bots = بازیکن رایانه‌ای از این نوع نیست.
ui-error-bad-seed = شمارهٔ بُر عددی صحیح از ۰ تا { $high } است.
ui-error-no-undo = حرکتی برای پس گرفتن نیست.
ui-error-no-redo = حرکتی نیست که دوباره انجام شود.
ui-error-no-deal = حالا وقت ورق دادن نیست.
ui-error-ended = نمونه همین‌جا تمام می‌شود و چیزی برای ادامه نمی‌ماند. یکی از گام‌های قبل را انتخاب کنید.
ui-error-engine = در موتور بازی خطایی پیش آمد. بازی شما همان است که قبل از این حرکت بود؛ لطفاً به ما خبر دهید چه کردید.
