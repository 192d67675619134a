import { catalog } from '../../catalog/catalog.ts'
import { kubeadmDetection } from '../../catalog/joining.ts'
import type { SourceRef } from '../../catalog/fact.ts'
import type { Scenario } from '../../model/scenario.ts'
import { ps, psRaw, type PowerShellCode } from '../../text/powershell/powershell.ts'

type Runtime = Pick<Scenario, 'containerRuntime'>

/** The last arguments of a call of kubeadm: the socket of a CRI runtime, nothing for Docker. */
export const socketArguments = ({ containerRuntime }: Runtime): PowerShellCode =>
  containerRuntime === 'docker'
    ? psRaw('')
    : ps`, '--cri-socket', ${catalog.runtimes[containerRuntime].criSocket.value}`

/** Why it is given or left out. */
export const socketReason = ({ containerRuntime }: Runtime) =>
  containerRuntime === 'docker'
    ? 'kubeadm finds Docker by itself; with any other socket the kubelet would look for a remote runtime.'
    : 'The socket is always given: older kubeadm does not find it by itself.'

export const socketSources = ({ containerRuntime }: Runtime): readonly SourceRef[] =>
  containerRuntime === 'docker'
    ? kubeadmDetection.sources
    : catalog.runtimes[containerRuntime].criSocket.sources
