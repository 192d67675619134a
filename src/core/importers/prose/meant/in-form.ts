const hint =
  /[(<[]\s?(?:e\.g\.?|eg\.?|i\.e\.|for example|for instance|such as|like|z\.\s?B\.|par exemple|p\. ?ej\.?)[:,]?\s[^()<>[\]\n]{0,60}$/i
const opened = /<[^<>\n/]{0,40}$/
const closed = /^[^<>\n]{0,40}>/

/** “OS (e.g. …): …”, “<docker 19.03>”: what a form shows to whoever fills it in. */
export const isHintOfForm = (before: string, behind: string): boolean =>
  hint.test(before.slice(-100)) || (opened.test(before) && closed.test(behind))
