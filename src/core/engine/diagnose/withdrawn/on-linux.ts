import type { Document } from '../../../model/document.ts'
import type { AnyParsed } from '../../../model/parsed.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated, placeOf } from '../../../model/observe.ts'
import { linuxMachine } from '../../../model/observed.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { Line } from '../../../text/lines.ts'
import { belowLinux } from '../parts/machine-headings.ts'
import type { ReadDocument } from '../reading/read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What asks a machine about itself, or shows its files. */
const ofMachine = new RegExp(
  acrossLines`
    ^(?:sudo\s+(?:-\w\s+)?)?(?:
      kubelet|kube-proxy|kubeadm\s+version|containerd|ctr|crictl\s+(?:info|version)
      |docker\s+(?:info|version)|cat|less|more|head|tail|hostname|uname|ps|pgrep
      |systemctl\s+(?:cat|show|status)
    )\b
  `,
)
/** Files of a Windows node lie on other machines too. */
const ofWindows = /\b[A-Za-z]:[\\/]|\\\\\.\\|npipe:|runhcs|\bwindows\b|\.exe\b/i

const printsFileForOthers = new RegExp(
  acrossLines`
    ^(?:sudo\s+)?(?:cat|less|more|head|tail)\s+(?:-\S+\s+)*["']?
    (?!\/(?:etc|var|run|usr|lib|proc|sys)\/)[^\s"'|]{1,200}\.(?:ya?ml|tf|tfvars|bicep)["']?\s*$
  `,
)
/** What somebody wrote for the cluster, or for machines that a tool sets up, stands there by chance. */
const isForOthers = ({ command = '', text }: Document): boolean =>
  printsFileForOthers.test(command) && !ofComponent.test(text)

/** A file of a component, which each machine has its own of. */
const ofComponent = /^kind:\s*["']?(?:Kubelet|KubeProxy|Init|Cluster|Join)Configuration\b/m

/** `linux-worker-kubelet.yaml`, `flags_ubuntu2.txt` */
const namedAfterLinux =
  /(?:^|[\\/._\s-])(?:linux|lnx|ubuntu|rhel|centos|rocky|debian|sles)(?=[\d._\s-]|$)/i
const isNamedAfterLinux = (file: string) => namedAfterLinux.test(file) && !/win/i.test(file)

const nameOf = (file: string) => file.replace(/^.*[\\/]/, '').toLowerCase()

/** What each machine has of its own. */
const ofEach: ReadonlySet<DecisionId | null> = new Set<DecisionId>([
  'kubernetesVersion',
  'kubernetesRelease',
  'containerRuntime',
  'runtimeVersion',
  'nodeName',
  'nodeIP',
  'nodeLabels',
  'nodeTaint',
  'networkAdapter',
  'cpuCores',
  'memoryGiB',
  'maxPods',
  'kubeReserved',
  'systemReserved',
  'installDirectory',
  'logDirectory',
  'featureGates',
])
const kinds = new Set<AnyParsed['kind']>(['command-line', 'kubelet-config', 'containerd-config'])

const ofLinux = (one: Observation): readonly Observation[] => {
  // The server of names is that of the cluster, and each kubelet may have another.
  if (one.decision === null || one.decision === 'clusterDNS') {
    return [{ ...one, subject: linuxMachine }]
  }
  if (!ofEach.has(one.decision)) return [one]
  // The text of the fact is kept; it decides nothing of the Windows node.
  return one.name === one.decision
    ? []
    : [stated(one.name, one.value, one.raw, placeOf(one), { subject: linuxMachine })]
}

/** The documents of one file without what a Linux machine tells of itself. */
export function withoutLinuxMachines(
  documents: readonly ReadDocument[],
  lines: readonly Line[],
  toldOfLinux: ReadonlySet<string>,
): readonly ReadDocument[] {
  const isBelowLinux = belowLinux(lines)
  return documents.map((one) => {
    const { doc, reading, importer } = one
    if (importer?.origin === 'cluster' && !ofComponent.test(doc.text)) return one
    const isTyped = doc.isTypedOnLinux && ofMachine.test(doc.command ?? '')
    const isToldOfLinux =
      isBelowLinux(doc.first) || isNamedAfterLinux(doc.file) || toldOfLinux.has(nameOf(doc.file))
    if (!isTyped && (importer?.origin === 'people' || !isToldOfLinux)) return one
    if (ofWindows.test(doc.text) || isForOthers(doc)) return one
    return {
      ...one,
      reading: {
        ...reading,
        ...(reading.observations && { observations: reading.observations.flatMap(ofLinux) }),
        ...(reading.parsed && { parsed: reading.parsed.filter(({ kind }) => !kinds.has(kind)) }),
      },
    }
  })
}
