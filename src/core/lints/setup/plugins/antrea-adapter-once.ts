import { antreaCluster } from '../../../catalog/cni/antrea-cluster.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore, isVersion } from '../../../values/version.ts'
import { faultAt } from '../../fault-at.ts'

const { adapterByName } = antreaCluster

export const antreaAdapterOnce = defineLint({
  id: 'antrea-adapter-once',
  on: 'setup',
  summary: 'Beside Antrea one adapter alone has the name that HNS gives to that of the host',
  remediation: `Remove the HNS network to which the other adapter belongs (Get-HnsNetwork, Remove-HnsNetwork; Clean-AntreaNetwork.ps1 for one of Antrea), restart the agent, or take Antrea ${adapterByName.value.before} or later.`,
  decisions: [],

  check({ observations }) {
    const plugins = deciding(observations, 'cni')
    const releases = deciding(observations, 'cniRelease').map(({ value }) => String(value))
    const isOld = (release: string) =>
      isVersion(release) && isBefore(release, adapterByName.value.before)
    const adapters = named(observations, 'host.adapter')
    const isAll =
      plugins.length > 0 && plugins.every(({ value }) => value === adapterByName.value.cni)
    // Newer agents go by address and MAC.
    if (!isAll || !releases.every(isOld)) return []
    const second = adapters.find(({ value }) => numbered.test(String(value)))
    const name = numbered.exec(String(second?.value))?.[1]
    const first = adapters.find(({ value, file }) => value === name && file === second?.file)
    return second && first
      ? [
          faultAt(
            placeOf(first),
            releases.length > 0 ? 'fails' : 'advice',
            `The node has the adapters ${String(first.value)} and ${String(second.value)}, of which one is left over from Docker or an earlier network: Antrea before ${adapterByName.value.before} takes the one without a number for its own, and its agent then finds no address there.`,
            adapterByName,
            { also: [placeOf(second)] },
          ),
        ]
      : []
  },
})

/** Windows counts adapters of one name. */
const numbered = /^(vEthernet \([^()]{1,60}\)) [2-9]$/
