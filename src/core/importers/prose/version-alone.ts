const whole = String.raw`v?1\.(?:1[4-9]|[23]\d)\.\d{1,2}(?:[-+][a-z][\w.+-]{1,40})?`
const short = String.raw`v?1\.(?:1[4-9]|[23]\d)(?:\.\d{1,2}(?:[-+][a-z][\w.+-]{1,40})?)?`
const runtime = String.raw`(?:docker|containerd)(?:\s|:\/\/)`
const host = String.raw`(?:windows|server\s20|ws\s?20|ltsc)`

/** `v1.29.2`, “(1.28)”, `# on v1.18.6`, “after the upgrade to 1.35” as all of a line. */
const asLine = new RegExp(
  String.raw`^[ \t]*(?:#{1,3}|\/\/)?[ \t]*(?:(?:on|at|version|server|cluster|(?:server|kubernetes|k8s|kubelet|kubectl)\sversion|we(?:['’]re|\sare)\son|(?:after|since)\s(?:the\s|our\s)?(?:upgrade|update|upgrading|updating)\sto)[ :]{1,3}){0,2}\(?${short}\)?[ \t]*[.:!]?[ \t]*$`,
  'i',
)
/** “1.22.4 with docker://20.10”, “1.27, containerd 1.6, Server 2022” */
const ahead = new RegExp(
  String.raw`^[ \t]*(?:#{1,3}[ \t]*)?${short},?\s(?:(?:on|with|and)\s)?(?:${runtime}|${host})`,
  'i',
)
/** Number, and a runtime behind it. */
const besideRuntime = new RegExp(
  String.raw`(?:^|[\s,(])${whole},?\s(?:(?:with|and|on)\s)?${runtime}`,
  'i',
)
/** “It is gone. (1.20.15)”, `kubelet.yaml (1.34.1):`, “(1.17.5, windows nodes)” */
const inBrackets = new RegExp(
  String.raw`\((?:(?:kube|kubernetes|k8s|kubelet)\s)?${whole}(?:,\s[a-z][a-z\s,]{0,30})?\)[.:]?\s*$`,
  'i',
)
/** “docker 19.03 nodes, v1.19.3” */
const asItem = new RegExp(
  String.raw`,\s${whole}(?=\.?\s*$|,\s)|\b(?:${host}|${runtime})[^\n]{0,80},\s${short}\.?\s*$`,
  'i',
)
/** `VERSION v1.17.3 OS-IMAGE …`, “Server v1.23.5.” */
const namedSo = new RegExp(String.raw`\b(?:server|version)\s(?=v)${whole}(?=[.,;]?(?:\s|$))`, 'i')
/** “Version 1.16.3. Started like so:” */
const asSentence = new RegExp(String.raw`^[ \t]*version\s${whole}\.\s`, 'i')

const forms = [asLine, ahead, besideRuntime, inBrackets, asItem, namedSo, asSentence]

/** What holds for anybody, is past, or is said of another machine. */
const notOfNode =
  /\b(?:was|were|had|before|until|older|newer|later|old|other|another|linux|test(?:ed)?|plan\w*|want\w*|will|should|supports?|supported|needs?|required?s?|works?|docs?|removed|deprecated|introduced|added|fixed|release[ds]?|dropped|default|e\.g|example)\b|\+(?![\w.])/i

/** Whether a line has the version of a setup apart from its words. */
export const hasVersionAlone = (line: string) =>
  line.length < 1_000 && !notOfNode.test(line) && forms.some((form) => form.test(line))

/** Whether a text is such a number and nothing else. */
export const isNumberAlone = (text: string) =>
  text.length < 60 && new RegExp(`^\\s*(?=v)${whole}[.:]?\\s*$`, 'i').test(text)
