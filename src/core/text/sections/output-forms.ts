/** How the output of a command, or a file that is no object, begins. */
export interface Form {
  readonly id: string
  readonly head: RegExp
  /** The line below, where the first one alone says little. */
  readonly next?: RegExp
  /** It begins below an empty line or a title only: in other texts such a line stands too. */
  readonly isApart?: true
  /** No comment stands above it. */
  readonly isFirst?: true
  /** A script has such lines of its own. */
  readonly isInScripts?: true
  /** What it may hold of other forms. */
  readonly holds?: readonly string[]
  /** Its first words tell one from another. */
  readonly isNamed?: true
}

const runsComponent =
  /^(?:&\s*)?["']?(?:[A-Za-z]:|\.)?[^\s"'|:]{0,200}(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s+--?[a-z]/i

const described = /^Name:\s{2,40}\S/
const listLine = /^[A-Z][A-Za-z\d]{2,40}\s{1,40}: /

/** Those that stand in one text with others; the first that fits counts. */
const outputForms: readonly Form[] = [
  { id: 'component', head: runsComponent, isInScripts: true },
  {
    id: 'events',
    head: /^(?:Events:\s*$|LAST SEEN\s{2,}TYPE|\s{0,4}Type\s{2,}Reason\s{2,}Age)/,
    isApart: true,
    holds: ['events'],
  },
  {
    id: 'table',
    head: /^[A-Z][A-Z-]{2,}(?: [A-Z]{2,})?(?:\s{2,}[A-Z][A-Z()-]{0,30}(?: [A-Z()-]{1,30}){0,4}){2,}\s*$/,
    isNamed: true,
  },
  { id: 'versions', head: /^(?:Client|Server) Version: (?:v\d|version\.Info)/ },
  { id: 'systeminfo', head: /^Host Name:\s{2,40}\S/ },
  {
    id: 'sides',
    head: /^(?:Client|Server):(?:\s{0,4}\S.{0,60})?$/,
    next: /^\s{1,4}[A-Z][\w ]{2,30}:/,
  },
  { id: 'docker', head: /^(?:Server Version: \d\d\.|Containers: \d{1,6}$)/ },
  { id: 'ipconfig', head: /^Windows IP Configuration\s*$/ },
  { id: 'subnet', head: /^FLANNEL_(?:IPV6_)?(?:NETWORK|SUBNET)=/ },
  { id: 'kubeadm', head: /^KUBELET_KUBEADM_ARGS=/ },
  {
    id: 'containerd',
    head: /^containerd(?:\.exe)? \S{1,80}\/containerd(?:\/v\d)? v?\d\S{0,60}(?: [\da-f.]{7,60})?\s*$/,
  },
  {
    id: 'toml',
    head: /^version\s*=\s*(?:[1-4]|"[1-4]"|'[1-4]')\s*$/,
    next: /^(?:root|state|imports|oom_score|\w{3,20}_(?:dir|plugins))\s*=|^\[(?:grpc|plugins|debug)|^\s*$/,
  },
  { id: 'ver', head: /^Microsoft Windows \[Version / },
  { id: 'sc', head: /^(?:\[SC\] |SERVICE_NAME: )\S/ },
  {
    id: 'dockerfile',
    head: /^# ?(?:escape|syntax) ?= ?\S{1,80}\s*$/i,
    isApart: true,
    isFirst: true,
  },
  {
    id: 'dockerfile',
    head: /^ARG\s+\w{1,60}(?:=\S{1,200})?\s*$/,
    next: /^(?:ARG|FROM)\s/,
    isApart: true,
    isFirst: true,
    holds: ['dockerfile'],
  },
  { id: 'dockerfile', head: /^FROM\s+[^\s'"]{3,200}(?:\s+AS\s+\S{1,60})?\s*$/i, isApart: true },
  {
    id: 'pool',
    head: /^(?:az aks|aws eks create-\w|gcloud container|eksctl create)\S{0,40}\s[^\n]{0,400}(?:--\w|[\\`^]$)/,
    isInScripts: true,
  },
  { id: 'net-conf', head: /^net-conf\.json:\s*\|/, isApart: true },
  { id: 'node', head: described, next: /^Roles:\s/, holds: ['events'] },
  {
    id: 'describe',
    head: described,
    next: /^(?:Namespace|Labels|Priority|Image Name):\s/,
    holds: ['events'],
  },
  { id: 'log', head: /^(?:[IWEF]\d{4} \d\d:\d\d:\d\d\.\d|time="\d{4}-)/, isApart: true },
  {
    id: 'columns',
    head: /^(?!Resource\s+Used\s+Hard|Start Port\s+End Port\s*$)[A-Z]\w{1,30}(?:\s{1,80}[A-Z]\w{0,40}(?: ?\([A-Za-z]{1,2}\))?){1,12}\s*$/,
    next: /^-{2,80}(?:\s{1,80}-{1,80}){1,12}\s*$/,
    isNamed: true,
  },
  { id: 'list', head: listLine, next: listLine, isNamed: true },
  { id: 'list', head: listLine, isApart: true, isNamed: true },
]

/** One pattern for all that read a capital as such, and one for the others: most lines begin none. */
const anyHead = ['', 'i'].map((flags) => {
  const heads = outputForms.filter(({ head }) => head.flags === flags)
  return new RegExp(heads.map(({ head }) => `(?:${head.source})`).join('|'), flags)
})

/** The forms that a line may begin, in their order. */
export const formsBegunBy = (text: string): readonly Form[] =>
  anyHead.some((head) => head.test(text)) ? outputForms.filter(({ head }) => head.test(text)) : []
