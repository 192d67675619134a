import { brought, machine, seenByServices, session } from '../../artifacts/root/runbook/thing.ts'
import type { Gap } from './gap.ts'
import { startStep } from './where.ts'
import { networkGaps } from './network-gaps.ts'

/** Every fault that is known, to be emptied by what mends it. */
export const knownGaps: readonly Gap[] = [
  ...networkGaps,
  {
    row: 'A7: kubeadm writes paths without a drive on the drive of the session',
    when: ({ joinMethod }) => joinMethod === 'kubeadm',
    step: 'kubeadm-join',
    needs: session.onSystemDrive,
  },
  {
    row: 'A7: kubeadm writes paths without a drive on its own drive',
    when: ({ joinMethod, installDirectory }) =>
      joinMethod === 'kubeadm' && !/^c:/i.test(installDirectory),
    step: 'kubeadm-join',
    needs: machine.kubeadmOnSystemDrive,
  },
  {
    row: 'B1: services see the proxy only after a restart',
    when: ({ httpProxy }) => httpProxy !== '',
    step: 'install-runtime',
    needs: seenByServices('HTTP_PROXY'),
  },
  {
    row: 'B1: services see the proxy only after a restart',
    when: ({ httpsProxy }) => httpsProxy !== '',
    step: 'install-runtime',
    needs: seenByServices('HTTPS_PROXY'),
  },
  {
    row: 'B1: the kubelet reaches the API server through the proxy',
    when: ({ httpProxy, httpsProxy }) => httpProxy !== '' || httpsProxy !== '',
    step: (scenario) => (scenario.noProxy.length > 0 ? 'install-runtime' : startStep(scenario)),
    needs: seenByServices('NO_PROXY'),
  },
  {
    row: 'C8: verify.ps1 asks for the kubeconfig of an administrator',
    when: () => true,
    step: 'verify',
    needs: brought.administratorKubeconfig,
  },
  {
    row: 'D6: the execution policy ends with the session',
    when: () => true,
    step: 'prepare-host',
    needs: session.mayRunScripts,
  },
]
