import type { Condition } from '../lint/worlds.ts'
import type { Question } from '../lint/question.ts'

/** A command whose output would tell more, and what for. */
export interface Collectable {
  readonly command: string
  readonly why: string
}

/** The command that answers a question about a decision, where there is one. */
const answers: { readonly [C in Condition]?: string } = {
  kubernetesVersion: 'kubectl get nodes -o wide',
  kubernetesRelease: 'kubectl get nodes -o wide',
  windowsRelease: 'kubectl get nodes -o wide',
  windowsRevision: 'kubectl get nodes -o wide',
  containerRuntime: 'kubectl get nodes -o wide',
  runtimeVersion: 'kubectl get nodes -o wide',
  controlPlaneVersion: 'kubectl version',
  // Its labels and its ProviderID name what made the machine.
  platform: 'kubectl describe node NODE',
  networkMode: 'Get-HnsNetwork',
  isolation: 'kubectl get pod POD -o yaml',
  featureGates: 'Get-CimInstance Win32_Service -Filter "Name=\'kubelet\'" | Select-Object PathName',
}

/** The command that answers a question about it; none where people know it best. */
export const commandFor = (condition: Condition): string | undefined => answers[condition]

/** One entry for each command that answers at least one question. */
export function collectionFor(questions: readonly Question[]): readonly Collectable[] {
  const reasons = new Map<string, string[]>()
  for (const { ask, about } of questions) {
    for (const condition of about) {
      const command = answers[condition]
      if (command !== undefined) reasons.set(command, [...(reasons.get(command) ?? []), ask])
    }
  }
  return [...reasons].map(([command, asks]) => ({
    command,
    why: `It answers: ${[...new Set(asks)].slice(0, 5).join(' ')}`,
  }))
}

/** What tells most where nothing that was sent shows a fault; the logs last. */
const general: readonly Collectable[] = [
  { command: 'kubectl get nodes -o wide', why: 'Versions, build, runtime and state of each node.' },
  {
    command: 'kubectl describe node NODE',
    why: 'The conditions of the node, with the reason of each.',
  },
  { command: 'kubectl describe pod POD', why: 'The events of a pod that fails, word by word.' },
  { command: 'Get-Service kubelet, containerd', why: 'Whether the services run.' },
  { command: 'Get-HnsNetwork', why: 'Whether the pod network is there, and its mode.' },
  {
    command: 'Get-Content C:\\var\\log\\kubelet\\kubelet.err.log -Tail 200',
    why: 'The last lines of the kubelet’s log, here or where its service writes it.',
  },
  {
    command: 'kubectl logs -n kube-system KUBE-PROXY-POD --tail 200',
    why: 'The last lines of kube-proxy, where Services or names fail.',
  },
]

/** What to send next where no fault was found, without what was sent already. */
export const collectionWithoutFault = (
  documents: readonly {
    readonly doc: { readonly command: string | undefined }
    /** What it was taken for: `Output of kubectl get nodes`. */
    readonly importer: { readonly summary: string } | undefined
  }[],
): readonly Collectable[] =>
  general.filter(({ command }) =>
    documents.every(
      ({ doc, importer }) =>
        doc.command?.trim() !== command &&
        importer?.summary !== `Output of ${withoutFlags(command)}`,
    ),
  )

/** `kubectl get nodes` of `kubectl get nodes -o wide`. */
const withoutFlags = (command: string) => command.replace(/ -.*$/, '')

/** Of several that ask for the same, the one that comes first. */
export const eachCommand = (all: readonly Collectable[]): readonly Collectable[] =>
  [...new Map(all.toReversed().map((one) => [one.command, one])).values()].toReversed()
