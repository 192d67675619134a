import { calicoConfd } from '../../../catalog/cni/calico-windows.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const { backend, service } = calicoConfd.value

export const calicoConfdPresent = defineLint({
  id: 'calico-confd-present',
  on: 'setup',
  summary: 'With BGP the service that writes the peers of Calico is there',
  remediation:
    'Set CALICO_NETWORKING_BACKEND to windows-bgp in config.ps1, run install-calico.ps1 again, and start-calico.ps1.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const [absent] = named(observations, 'calico.confdAbsent')
    const [asked] = deciding(observations, 'networkMode').filter(({ raw }) => raw === backend)
    return absent && asked
      ? [
          faultAt(
            placeOf(absent),
            'fails',
            `The services of Calico run without ${service}, and the backend is ${backend}: nothing gives the BGP service of Windows its peers, so that the node learns no routes to the pods of others.`,
            calicoConfd,
            { also: [placeOf(asked)] },
          ),
        ]
      : []
  },
})
