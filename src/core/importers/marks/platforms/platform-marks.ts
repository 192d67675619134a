import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { indexInLine, isElsewhere, lineOf, sentenceBefore, wordsAround } from '../../prose/lines.ts'
import { isOfManagement } from '../../prose/meant/of-management.ts'
import { isOfToday } from '../../prose/meant/past.ts'
import { isReported } from '../../prose/meant/said.ts'
import { ofKubelet } from '../releases/release-readers.ts'
import { matchesOf } from '../../text-of.ts'
import { placeOfCommand } from '../../objects/with-command.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What only nodes of a platform have, wherever it is printed: provider ids, labels, names, images, vendors. */
const marks = {
  aks: acrossLines`
    \bAKS(?:Windows|Ubuntu|AzureLinux|CBLMariner)-[\w-]{4,40}
    |kubernetes\.azure\.com/(?:agentpool|cluster|node-image-version)
    |providers/Microsoft\.ContainerService/managedClusters
    |\bmcr\.microsoft\.com/aks/|\.azmk8s\.io\b
    |(?<![\w-])aks[a-z][a-z\d]{0,5}0{3}[\da-z]{3}(?![\w-])
    |(?<![\w-])aks-[a-z\d]{1,12}-\d{8}-vmss[\da-z]{6}(?![\w-])
  `,
  eks: acrossLines`
    (?<!(?:anywhere|distro)\.)\beks\.amazonaws\.com/|\balpha\.eksctl\.io/
    |(?<!\b(?:anywhere|distro))\.eks\.amazonaws\.com\b|\.amazonaws\.com/eks/
    |Amazon\\EKS\b
    |\bvpc\.amazonaws\.com/PrivateIPv4Address\b
    |-eks-[\da-f]{6,8}\b
  `,
  gke: String.raw`\bcloud\.google\.com/gke-|\bgke\.gcr\.io/|-gke\.\d{3,7}\b|(?<![\w-])gke-[a-z\d-]{1,40}-[\da-f]{8}-[a-z\d]{4}(?![\w-])`,
  azure: String.raw`\bazure:///subscriptions/`,
  aws: acrossLines`
    \baws:///[a-z]{2}-[a-z-]{3,20}-\d[a-z]/i-
    |(?<![\w-])ip-\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}\.(?:ec2|[\w-]{4,20}\.compute)\.internal\b
    |:[ \t]+Amazon EC2[ \t]*$|^Amazon EC2[ \t]{1,20}[a-z]\d\w{0,12}\.\w{1,12}[ \t]*$
    |\bec2 metadata is available\b
    |\bebs-csi-node-windows\b
  `,
  gcp: acrossLines`
    \bgce://[\w-]{1,60}/|:[ \t]+Google Compute Engine[ \t]*$
    |^Google[ \t]{1,40}Google Compute Engine[ \t]*$
  `,
  vsphere: acrossLines`
    \bvsphere://[\da-f]{8}-|\bvsphere-vm\.cpu-|\bvsphere-csi-node-windows\b
    |:[ \t]+VMware, Inc\.[ \t]*$|^VMware, Inc\.[ \t]{1,40}VMware[ \w,]{1,40}$
  `,
  rke2: String.raw`\+rke2r\d|[\\/]rancher[\\/]{1,4}rke2(?=[\\/])`,
  rke: String.raw`\bv1\.\d{2}\.\d{1,2}-rancher\d{1,2}(?:-\d{1,2})?\b|\brancher/hyperkube:v1\.`,
  k3s: String.raw`\+k3s\d|[\\/]rancher[\\/]{1,4}k3s(?=[\\/])|\bk3s\.exe\b`,
  k0s: String.raw`\+k0s\b|\bk0s\.exe\b`,
  eksAnywhere: String.raw`\banywhere\.eks\.amazonaws\.com/v`,
  kind: String.raw`\bkind\.x-k8s\.io/v1alpha\d`,
  talos: String.raw`\bTalos \(v\d`,
} as const

const pattern = new RegExp(
  Object.entries(marks)
    .map(([id, mark]) => `(?<${id}>${mark})`)
    .join('|'),
  'gm',
)

/** One of these stands in every mark; to look for them costs a tenth of the pattern. */
const needles: readonly string[] = [
  'aks',
  'AKS',
  'eks',
  'gke',
  'k3s',
  'rke2',
  'rancher',
  'k0s',
  'Talos',
  'kind.x-k8s.io',
  'azure',
  'azmk8s',
  'Microsoft.ContainerService',
  'aws:',
  'ec2 metadata',
  'ebs-csi',
  'EC2',
  '.internal',
  'Amazon',
  'vpc.amazonaws',
  'gce:',
  'Google',
  'vsphere',
  'VMware',
]

type Mark = keyof typeof marks
const isDistribution = (id: Mark) =>
  ['rke', 'rke2', 'k3s', 'k0s', 'eksAnywhere', 'kind', 'talos'].includes(id)
/** By the name that it has in words. */
const distributionOf = (id: Mark) => (id === 'eksAnywhere' ? 'eks-anywhere' : id)
const ids: readonly string[] = Object.keys(marks)
const isMark = (id: string): id is Mark => ids.includes(id)

/** The platform and the distribution that a text gives away, each once, whatever the text is. */
export function platformsIn(doc: Document): readonly Observation[] {
  const found = new Map<Mark, Observation>()
  if (!needles.some((needle) => mentions(doc, needle))) return typedIn(doc)
  for (const { index, 0: raw, groups = {} } of foundIn(doc, pattern)) {
    const id = Object.keys(groups).find((name) => groups[name] !== undefined)
    if (id === undefined || !isMark(id) || found.has(id)) continue
    const place = doc.placeAt(index)
    const text = raw.replace(/^:[ \t]+/, '').trim()
    if (isDistribution(id) && isOfOtherCluster(doc, place, raw)) continue
    found.set(
      id,
      isDistribution(id)
        ? stated('cluster.distribution', distributionOf(id), text, place, { inferred: true })
        : decided('platform', id, text, place, { inferred: true }),
    )
    if (found.size === ids.length) break
  }
  return [...found.values(), ...pluginsOf(found), ...typedIn(doc)]
}

/** “The local cluster that Rancher lives in is k3s …” */
function isOfOtherCluster(doc: Document, place: Place, raw: string): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return isOfManagement(sentenceBefore(ahead), behind) || isElsewhere(doc, place, raw)
}

const ofVpc = 'vpc.amazonaws.com/PrivateIPv4Address'
/** Addresses of the VPC are what its own plugin gives pods for Windows. */
const pluginsOf = (found: ReadonlyMap<Mark, Observation>): readonly Observation[] =>
  [...found.values()]
    .filter(({ raw }) => raw === ofVpc)
    .map(({ raw, file, line, column }) =>
      decided('cni', eksPool.windowsPlugin.value, raw, { file, line, column }, { inferred: true }),
    )

const roles =
  /\brke2(?:\.exe)?['"]?[ \t]+(server)[ \t]+service[ \t]+--add\b|\brke2\.exe['"]?[ \t]+(server)\b/g
/** The installer for Windows has the type as an option, or takes it from a variable of PowerShell. */
const types =
  /\binstall\.ps1["']?[ \t][^\n]{0,300}?-Type[ \t:]{1,3}["']?(server)\b|\$env:INSTALL_RKE2_TYPE[ \t]{0,4}=[ \t]{0,4}["']?(server)\b/gi
const told = [roles, types]
/** The release that the installer is asked for. */
const asked =
  /^(?=.{0,400}INSTALL_RKE2_VERSION|.{0,400}\binstall\.ps1\b.{0,200} -Version\b).{0,600}?["' =](v1\.\d{2}\.\d{1,2}\+rke2r\d{1,2})\b/
/** A sentence that says in its own words that a command was not the one, or that others name it. */
const isQuotedAndRefused = (line: string, at: number) =>
  isReported(line.slice(0, Math.max(at, 0)), '') ||
  /\b(?:not|never|n['’]t|instead of|rather than)\b[^`.;]{0,40}`[^`]{0,40}\bserver\b/i.test(line)

/** Commands that show a cluster of one platform. */
const shownBy = [
  [/^az\s+aks\s+(?:show|nodepool\s+show)\b/, 'aks'],
  [/^aws\s+eks\s+describe-(?:cluster|nodegroup)\b/, 'eks'],
  [/^gcloud\s+container\s+(?:clusters|node-pools)\s+describe\b/, 'gke'],
] as const

/** What a command makes of a Windows machine, in a script or at a prompt. */
function typedIn(doc: Document): readonly Observation[] {
  const { command = '' } = doc
  const above = placeOfCommand(doc)
  return [
    ...(matches(doc, /rke2/i) ? told : []).flatMap((words) =>
      matchesOf(doc, words)
        .map(({ raw, place }) => stated('rke2.role', 'server', raw, place))
        .filter(
          (one) =>
            isOfToday(doc, one) &&
            !isQuotedAndRefused(lineOf(doc, one), indexInLine(doc, one, one.raw)),
        ),
    ),
    ...(/rke2/i.test(command) && told.some(({ source }) => new RegExp(source, 'i').test(command))
      ? [stated('rke2.role', 'server', 'server', above)]
      : []),
    ...((/rke2/i.test(command) ? asked.exec(command) : null)?.slice(1) ?? []).flatMap((version) =>
      ofKubelet(version, above, { weight: 'script' }),
    ),
    ...shownBy.flatMap(([words, id]) => {
      const raw = words.exec(command)?.[0]
      return raw === undefined ? [] : [decided('platform', id, raw, above, { inferred: true })]
    }),
    ...['k3s', 'k0s']
      .filter((one) => new RegExp(String.raw`\b${one}\.exe\b`).test(command))
      .map((one) => stated('cluster.distribution', one, `${one}.exe`, above, { inferred: true })),
  ]
}
