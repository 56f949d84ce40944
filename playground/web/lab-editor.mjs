// The editor of the lab: CodeMirror for Python. scripts/pages/editor.py bundles it into one classic script; without
// it the text box that it replaces does as well.
//
//   const editor = VaraqEditor.open(textarea, {label, describedBy});
//     text(), setText(text)   setting is one step for the editor's undo
//     mark(number)            selects that line, shows it and takes the focus
import { indentWithTab } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit, LanguageSupport, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { minimalSetup } from "codemirror";

function open(textarea, { label, describedBy }) {
  const view = new EditorView({
    state: EditorState.create({
      doc: textarea.value,
      extensions: [
        lineNumbers(),
        // Escape and then Tab leaves: CodeMirror lets the next Tab through after an Escape.
        keymap.of([indentWithTab]),
        minimalSetup,
        indentUnit.of("    "),
        EditorState.tabSize.of(4),
        indentOnInput(),
        bracketMatching(),
        new LanguageSupport(pythonLanguage),
        syntaxHighlighting(classHighlighter),
        EditorView.contentAttributes.of({
          "aria-label": label,
          "aria-describedby": describedBy,
          autocapitalize: "off",
          autocorrect: "off",
          dir: "ltr",
          spellcheck: "false",
          tabindex: "0",
        }),
      ],
    }),
  });
  view.dom.dir = "ltr";
  textarea.hidden = true;
  textarea.after(view.dom);
  return {
    text: () => view.state.doc.toString(),
    setText(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: "input.paste" });
    },
    mark(number) {
      const line = view.state.doc.line(Math.max(1, Math.min(number, view.state.doc.lines)));
      view.dispatch({ selection: { anchor: line.from, head: line.to }, effects: EditorView.scrollIntoView(line.from, { y: "center" }) });
      view.focus();
    },
  };
}

globalThis.VaraqEditor = Object.freeze({ open });
