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
  networkMode: 'Get-HnsNetwork',
  isolation: 'kubectl get pod POD -o yaml',
  featureGates: 'Get-CimInstance Win32_Service -Filter "Name=\'kubelet\'" | Select-Object PathName',
}

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
