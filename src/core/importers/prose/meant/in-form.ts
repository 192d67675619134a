const hint =
  /[(<[]\s?(?:e\.g\.?|eg\.?|i\.e\.|for example|for instance|such as|like|z\.\s?B\.|par exemple|p\. ?ej\.?)[:,]?\s[^()<>[\]\n]{0,60}$/i
const opened = /<[^<>\n/]{0,40}$/
const closed = /^[^<>\n]{0,40}>/
/** “Dataplane (bpf, nftables, windows etc.)”: what a form offers. */
const choice = /\([^()\n]{0,80}$/
const andSoOn = /^(?:[^()\n]{0,80}[,\s])?(?:etc\b\.?|and so on|usw\.?|\.{3}|…)\s?\)/i

/** “OS (e.g. …): …”, “<docker 19.03>”: what a form shows to whoever fills it in. */
export const isHintOfForm = (before: string, behind: string): boolean =>
  hint.test(before.slice(-100)) ||
  (opened.test(before) && closed.test(behind)) ||
  (choice.test(before) && andSoOn.test(behind))
