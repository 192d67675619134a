import { kubeletStart } from '../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../model/lint.ts'

const { linuxNetworkPlugin: plugin } = kubeletStart

export const kubeletNetworkPlugin = defineLint({
  id: 'kubelet-network-plugin',
  on: 'command-line',
  summary: 'The kubelet has a network plugin that Windows has',
  remediation:
    'Take --network-plugin=cni with a CNI file for Windows; from 1.24 on leave the flag out, and containerd reads that file.',
  decisions: [],

  check: ({ program, flags }) =>
    program === 'kubelet'
      ? flags.flatMap(({ name, value }, i) =>
          name === 'network-plugin' && value === plugin.value
            ? [
                {
                  path: [i, 'value'],
                  basis: 'refused' as const,
                  message: `--network-plugin is ${value}, which the kubelet for Windows does not have: “Kubenet is not supported in this build”, and pods get no network.`,
                  facts: [plugin],
                },
              ]
            : [],
        )
      : [],
})
