/** Notes of network agents at a node. */
export const annotation =
  /^(?:Annotations:)?[ \t]+((?:flannel\.alpha\.coreos\.com|projectcalico\.org)\/[\w-]{1,40}):[ \t]{1,20}(\S[^\n]{0,300})$/gm

/** The first stands behind the key, others below it. */
export const taintRow =
  /^(?:Taints:[ \t]+(<none>)|(?:Taints:)?[ \t]{1,40}([\w./-]{1,253}(?:=[\w.-]{0,63})?:(?:NoSchedule|PreferNoSchedule|NoExecute)))[ \t]*$/gm

/** A row of the table of conditions. */
export const conditionRow =
  /^[ \t]{1,8}(Ready|MemoryPressure|DiskPressure|PIDPressure|NetworkUnavailable)[ \t]+(True|False|Unknown)[ \t]+([^\n]{0,2000})/gm

/** Behind the two times stands the reason, one word, and then the message. */
export const reasonIn = (rest: string) =>
  /\b([A-Z]\w{3,60})[ \t]{1,20}([^ \t].{0,1000})$/.exec(
    rest.replace(/^(?:\w{3}, \d\d \w{3} \d{4} [\d:]{8} [+-]\d{4}(?: \w{1,5})?\s+){1,2}/, ''),
  )?.[0] ?? ''

const labelsHead = /^Labels:[ \t]{1,40}(?=[\w./-]{1,253}=)/m
const labelRow = /^[ \t]{0,40}([\w./-]{1,253}=[\w.-]{0,63})[ \t]*(?:\n|$)/

/** All labels of a node, which stand one below the other behind the key. */
export function labelsIn(text: string) {
  const head = labelsHead.exec(text)
  if (!head) return undefined
  const start = head.index + head[0].length
  const labels: string[] = []
  for (let at = start; labels.length < mostLabels;) {
    const [whole = '', label = ''] = labelRow.exec(text.slice(at, at + longestRow)) ?? []
    if (label === '') break
    labels.push(label)
    at += whole.length
  }
  const [first] = labels
  return first === undefined ? undefined : { at: start, first, all: labels.join(',') }
}

/** Nobody gives a node more. */
const mostLabels = 200
const longestRow = 400
