// node stock.mjs WORKER: runs the search worker of Material for MkDocs, as its page does, over the index that its plugin
// has written (stdin: {index, queries}) and prints the locations that it finds for each query, in its order.
import fs from "node:fs";
import vm from "node:vm";

const { index, queries } = JSON.parse(fs.readFileSync(0, "utf8"));
let answered;
let receive;
const scope = {
  console: { warn() {} },
  importScripts() {
    throw new Error("the stock configuration loads no other script");
  },
  addEventListener: (_, listener) => (receive = listener),
  postMessage: (message) => answered(message),
};
scope.self = scope;
vm.runInNewContext(fs.readFileSync(process.argv[2], "utf8"), scope, { filename: "worker.js" });
const send = (message) =>
  new Promise((resolve) => {
    answered = resolve;
    receive({ data: message });
  });
await send({ type: 0, data: { ...index, options: { suggest: false } } });
const found = [];
for (const query of queries) {
  const { data } = await send({ type: 2, data: query });
  found.push(data.items.flat().map(({ location }) => location));
}
process.stdout.write(JSON.stringify(found));
