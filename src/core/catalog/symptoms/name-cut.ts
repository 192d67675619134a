import { inferred } from '../fact.ts'
import type { SymptomCause } from './define.ts'

const sources = [
  'github kubernetes/kubernetes/issues/106640',
  'github kubernetes-sigs/cluster-api/issues/2217',
] as const

/** So many characters of the name of a host NetBIOS keeps. */
export const netBiosName = inferred(15, sources)

/** Of messages on a node that is not found by its name. */
export const nameWasCut: SymptomCause = {
  cause: inferred(
    `The name was cut: COMPUTERNAME holds ${netBiosName.value} characters of a host name (NetBIOS), and the node has its whole name.`,
    sources,
  ),
  likely: [{ nameCut: true }],
  checks: [
    { command: 'hostname; $env:COMPUTERNAME; kubectl get nodes', shows: 'two lengths of the name' },
  ],
  remedy: `Take the name from hostname in place of $env:COMPUTERNAME, or give --hostname-override as kubectl get nodes shows it; give new machines names of ${netBiosName.value} characters at most.`,
}
