import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'
import { acrossLines } from '../../values/across-lines.ts'

const startsComponent = new RegExp(
  acrossLines`
    (?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s[^|]{0,200}--
    |\b(?:nssm|sc)(?:\.exe)?\s+(?:set|install|create|config)\b
    |\bdocker(?:\.exe)?\s+(?:container\s+)?(?:run|create)\s
    |\b(?:
      az\s+aks
      |gcloud\s+(?:(?:alpha|beta)\s+)?container\s+(?:node-pools|clusters)
      |aws\s+eks|eksctl
    )\s+(?!(?:nodepool\s+)?(?:show|list|get|describe|wait|update-kubeconfig)\b)
    |\.ps1["']?\s+-\w
    |\/bin\/windows\/amd64\/kube(?:let|adm)\.exe\b
  `,
  'i',
)

const setsSomething = new RegExp(
  acrossLines`
    ^kubectl\s+(?:taint|annotate)\s
    |^kubeadm(?:\.exe)?\s+(?:init|upgrade)\s
    |\bNew-HnsNetwork\s
    |\bhttps?:\/\/\S{1,200}(?:kubernetes-node-windows|\/releases\/download\/)
    |\bKUBE_NETWORK\b.{0,20}["'= ]\w
    |^(?:Set|Add)-Content\s[^\n]{1,300}?"[^"\n]{1,300}\x60n
  `,
  'i',
)

/** What somebody says of themselves behind an output that they show. */
export const ofSender = new RegExp(
  acrossLines`
    ^(?:
      Also[,:]? [a-z]
      |(?:And|But) (?:the|this|that|here|then|now|when|if|we|I|our|it|on|in)\b
      |Here(?: is| are|['’]s) 
      |(?:Why|How) (?:is|are|do|does|can|could|should) 
      |(?:Could|Can) (?:you|anybody|anyone|somebody|someone) 
      |Any (?:ideas?|help|hints?)\b
      |(?:I|We|Our|My|I['’](?:m|ve)|We['’](?:re|ve)) [a-z]
      |(?:This|That|It) (?:is|was|happens|happened|runs) 
      |The (?:\w{2,12} )?(?:nodes?|clusters?|console|hosts?|server|machine|VM|pods?|containers?) (?:is|are|was|were|runs?|has|have|had) 
      |(?:Host|Environment|Setup|Versions?)(?: OS)?: \S
      |(?:Windows )?[Vv]ersion \w{4},? \(?OS [Bb]uild \d
      |(?:Windows Server|WS) ?20(?:16|19|22|25)(?: [A-Z][a-z]{5,12})?
        (?:,| (?:with|and|on|nodes?|hosts?)\b)
      |(?:Kubernetes|K8s|k8s|AKS|EKS|GKE|RKE2) v?1\.\d\d\S{0,30}(?:,| (?:on|with|and)\b)
      |(?:The |Our |All |No |Some |Every )?
        (?:[Ww]indows |[Ll]inux |HostProcess |Hyper-V isolated )?(?:[Pp]ods?|[Ss]ervices?) (?:
          of|on|in|from|with|works?|answers?|cannot|can['’]t|do|does|don['’]t|are|have|get|never
          |reach|fail
        )\b
      |[Ww]indows (?:nodes?|containers?|workers?) [a-z]
      |DNS (?:does|is|fails|in|for|from|lookups?)\b
      |kube-proxy (?:is|runs|has|does|shows)\b
      |externalTrafficPolicy is\b
    )
  `,
)

/** A line that is a component with its flags. */
export const runsComponent = new RegExp(
  acrossLines`
    ^\s{0,4}(?:&\s*)?["']?(?:[A-Za-z]:|\.)?[^\s"'|:]{0,200}(?:kubelet|kube-proxy|flanneld)
    (?:\.exe)?["']?\s+
    (?:(?:args|arguments|flags|options|parameters|command line)\s?(?:are\s?)?[:=]?\s*)?--?[a-z]
  `,
  'i',
)

/** The line of a command without its prompt. */
const commandLine = (line: Line, command: string): Line => {
  const at = line.text.indexOf(command)
  return { ...line, text: command, indent: line.indent + Math.max(at, 0) }
}

/** The command itself, where what it starts, makes or sets stands in it; or a remark behind it, as a comment. */
export const keptOf = (line: Line, command: string): readonly Line[] =>
  startsComponent.test(command) || setsSomething.test(command)
    ? [commandLine(line, command)]
    : remarkOn(line, command)

/** What changes the cluster and says no more than that it did. */
const makesObjects = new RegExp(
  acrossLines`
    ^(?:
      (?:kubectl|oc)\s[^|;]{0,200}?\b
        (?:create\s+(?:secret|configmap|cm|serviceaccount|sa)|label|patch|set\s+env)\s
      |helm\s+(?:upgrade|install|template)\s
    )
  `,
)

/** A section with the line of its command, which is all there is where nothing stands below it. */
export function ofTyped<S extends { readonly command?: string; lines: Line[] }>({
  typed,
  ...section
}: S & { readonly typed?: Line }) {
  const { command, lines } = section
  if (!typed || command === undefined) return section
  const own = { ...section, commandLine: typed.number }
  if (lines.some(isFilled)) return own
  return { ...own, lines: makesObjects.test(command) ? [commandLine(typed, command)] : [] }
}

/** `# kubectl apply -f pod.yaml (Kubernetes v1.25.4)`, above the file. */
const withRemark =
  /^(?:(?:kubectl|oc)\s(?:apply|create|replace|edit)\b|helm\s|(?:cat|type|vi|vim|nano)\s)[^()\n]{0,300}\s(\([^()\n]{3,120}\))\s*$/

function remarkOn(line: Line, command: string): readonly Line[] {
  const remark = withRemark.exec(command)?.[1]
  if (remark === undefined) return []
  // As long as the bracket, so that each word keeps its column.
  return [{ ...commandLine(line, remark), text: `#${remark.slice(1, -1)}` }]
}

const ofVersionOrTable = new RegExp(
  acrossLines`
    ^(?![^|]*\|)(?:\S{0,200}[\\/])?[\w-]{1,40}(?:\.exe)?["']?\s+-{0,2}version\b
    |^(?:hostname|ver)\s*$
    |^kubectl\s+get\s(?!.*\s(?:-o|--output)[= ]?(?:yaml|json|go-template))
    |^Get-(?:Service|HnsNetwork|NetAdapter|ComputerInfo)\b
  `,
  'i',
)
/** What prints a version, a name or a table, so that the line of a component below it is no output. */
export const printsNoCommand = (command: string): boolean => ofVersionOrTable.test(command)

interface Typed {
  readonly lines: readonly Line[]
  readonly command?: string
}

/** Whether nothing stands below a command but itself. */
export const isWithoutOutput = ({ lines, command }: Typed): boolean =>
  command !== undefined && lines.every((line) => !isFilled(line) || line.text === command)

/** All that a shell in a container prints is of that container. */
export const inContainer = /\b(?:exec|attach|run|debug|Enter-PSSession)\b/

/** What became of no container takes no further command. */
export const noContainer =
  /\bError response from daemon\b|^error:|\bunable to upgrade connection\b|\bfailed to create shim\b/im
