import { defineLint } from '../../../model/lint.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isForWindows } from '../../config/for-windows.ts'
import { unboundIn } from '../../config/kubelet-config-affinity.ts'
import { unheardIn } from '../../config/kubelet-config-shutdown.ts'
import { isForLinux } from '../../config/written-on-windows.ts'
import { isAllOfWindows } from '../../only-windows.ts'

export const kubeletPartForWindows = defineLint({
  id: 'kubelet-part-for-windows',
  on: 'setup',
  summary:
    'The kubelet’s file binds pods to CPUs and waits for a shutdown where the nodes that were told can',
  remediation: 'Turn the gate on beside it where there is one, or leave the field out.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }) {
    const files = ofKind(parsed, 'kubelet-config').filter(
      ({ value }) =>
        !isForWindows(value) && value.isOnWindows !== false && !isForLinux(value.value),
    )
    if (files.length === 0 || !isAllOfWindows(observations)) return []
    // The table of nodes has others as well, of which the file may be.
    if (named(observations, 'node.linuxIp').length > 0) return []
    return files.flatMap(({ value, placeOf }) =>
      [...unboundIn(value, kubernetesVersion), ...unheardIn(value, kubernetesVersion)].map(
        (one) => ({
          ...one,
          path: [],
          place: placeOf(one.path),
        }),
      ),
    )
  },
})
