const high = String.raw`1\.(?:1[4-9]|[23]\d)`
const parts = /[,;|()]|\s[/–-]\s/
const ahead = /(?:^|[,;|(]|\s[/–-])[\s>*•#"'`]{0,5}v?$/
const behind = /^["'`]?(?:\s?(?:$|[,;|)])|[.:](?:\s|$)|\s[/–-]\s)/
const whole = new RegExp(String.raw`^v?${high}\.\d{1,2}(?:[-+][a-z][\w.+-]{1,40})?$`, 'i')
const another = new RegExp(String.raw`\bv?${high}\.\d`)
/** What stands beside the version of a node where people list what it is. */
const ofNode =
  /\b(?:windows|win[ -]?(?:20)?(?:19|22|25)|ws ?20(?:16|19|22|25)|server 20(?:16|19|22|25)|containerd|docker|kubelet|10\.0\.\d{5})\b/i
/** Programs whose number may stand behind a comma. */
const ofOther =
  /\b(?:csi|cni|plugins?|add-?ons?|drivers?|charts?|helm|redis|velero|traefik|core-?dns|exporter|operators?|provider|modules?|cli|crictl|cri-tools|kubectl|images?|tags?|apps?|applications?|golang|go|antrea|elastic\w*|kafka|rook|mesh|argo\w*|istio|envoy|linkerd|cert-manager|cilium|dapr|nginx|ingress|telegraf|vault|consul|terraform|agents?)\b/i
const inGeneral =
  /\b(?:was|were|had|until|before|than|since|newer|older|least|tested|support\w*|(?<!\bnot )works? (?:with|on)|e\.g|for example|if|would|plan\w*|fixed|linux)\b/i
const ofLog = /\d\d:\d\d:\d\d|\blevel=|["']:|--[a-z]|[{}\\]/

/** “Windows Server 2022, v1.29.0, containerd 1.7.11”: an item of a list of what a node is, without a name. */
export function isListedVersion(line: string, raw: string): boolean {
  const rest = line.replaceAll(raw, '')
  if (!whole.test(raw) || !ofNode.test(rest) || ofLog.test(line) || another.test(rest)) return false
  const at = line.indexOf(raw)
  const before = line.slice(0, at)
  const item = before.split(parts).findLast((one) => /\w\w/.test(one)) ?? ''
  return (
    ahead.test(before) &&
    behind.test(line.slice(at + raw.length)) &&
    !ofOther.test(item.trim()) &&
    !inGeneral.test(line)
  )
}

const alone = new RegExp(String.raw`^[ \t>#(*-]{0,6}v${high}\.\d{1,2}\)?[ \t]*$`)

/** `v1.29.4` as all of a line. */
export const isVersionAlone = (line: string): boolean => alone.test(line)
