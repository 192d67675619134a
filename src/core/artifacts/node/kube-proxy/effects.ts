import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import type { Effect, Need } from '../../root/runbook/effect.ts'
import {
  cluster,
  file,
  hnsEndpoint,
  hnsNetwork,
  machine,
  registered,
  rightWith,
  running,
  sourceVip,
} from '../../root/runbook/thing.ts'
import { userspaceAdapter } from '../node-downloads.ts'
import { nodePaths } from '../node-paths.ts'
import { launched } from '../services/native.ts'
import { isToldSourceVip } from '../services/source-vip-later.ts'
import { findsSourceVip } from './decisions.ts'
import { kubeProxySettings } from './settings.ts'

/** The value of an argument of kube-proxy; empty where it is not given. */
function argumentOf(scenario: Scenario, name: string): string {
  const value = kubeProxySettings(scenario).find((setting) => setting.name === name)?.value
  return typeof value === 'string' ? value : ''
}

/** What kube-proxy does by itself once it runs. */
export function kubeProxyEffects(scenario: Scenario): readonly Effect[] {
  const network = argumentOf(scenario, 'network-name')
  const needsVip = scenario.networkMode === 'overlay'
  const isUserspace = userspaceAdapter(scenario) !== undefined
  return [
    ...(findsSourceVip(scenario) && !isToldSourceVip(scenario)
      ? [
          {
            does: 'kubeproxystart.ps1 finds the source VIP',
            needs: [running('kube-proxy'), hnsNetwork(network), ...sourceVipNeeds(scenario)],
            makes: [sourceVip(network)],
          },
        ]
      : []),
    {
      does: 'kube-proxy serves Services',
      needs: [
        running('kube-proxy'),
        isUserspace ? machine.antreaPrepared : hnsNetwork(network),
        ...(needsVip ? [sourceVip(network)] : []),
        rightWith('list Services and EndpointSlices', argumentOf(scenario, 'kubeconfig')),
      ],
      makes: [cluster.services],
    },
  ]
}

/** Where the start script takes the address from. */
function sourceVipNeeds(scenario: Scenario): readonly Need[] {
  const { sourceVip: found } = catalog.cni[scenario.cni]
  if (!found) return [file(`${nodePaths(scenario).cniBin}\\host-local.exe`)]
  return found.value.by === 'agent endpoint' ? [hnsEndpoint(found.value.endpoint)] : []
}

/** The service kube-proxy, by whatever starts it. */
export function kubeProxyStarts(scenario: Scenario): Effect {
  const { kubeProxy, kubeProxyArguments, install } = nodePaths(scenario)
  const kubeconfig = argumentOf(scenario, 'kubeconfig')
  const program =
    scenario.serviceManager === 'nssm'
      ? [kubeProxy, kubeProxyArguments, `${install}\\kubeproxystart.ps1`]
      : launched('kube-proxy', scenario).filter((part) => part.endsWith('.exe'))
  const given = scenario.networkMode === 'overlay' && scenario.sourceVip.text !== ''
  return {
    does: 'kube-proxy starts',
    needs: [
      registered('kube-proxy'),
      running('kubelet'),
      ...program.map(file),
      file(kubeconfig),
      rightWith('list Services and EndpointSlices', kubeconfig),
    ],
    makes: [
      running('kube-proxy'),
      ...(given ? [sourceVip(argumentOf(scenario, 'network-name'))] : []),
    ],
  }
}

/** kubeproxystart.ps1 waits for the network, finds the address and starts the service with it. */
export function kubeproxystartEffects(scenario: Scenario): readonly Effect[] {
  const network = argumentOf(scenario, 'network-name')
  return [
    {
      does: 'kubeproxystart.ps1 waits for the HNS network and finds the source VIP',
      needs: [
        file(`${nodePaths(scenario).install}\\kubeproxystart.ps1`),
        file(`${nodePaths(scenario).install}\\common.ps1`),
        file(nodePaths(scenario).kubeProxyArguments),
        hnsNetwork(network),
        ...sourceVipNeeds(scenario),
      ],
      makes: [sourceVip(network)],
    },
    kubeProxyStarts(scenario),
  ]
}
