import { flagOf } from '../../../catalog/flags/accepted.ts'
import { kubeletConfigFields } from '../../../catalog/flags/kubelet-config.ts'
import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { proxySettings } from '../../../catalog/flags/proxy-settings.ts'
import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { hasDockershim, type KubernetesVersion } from '../../../catalog/kubernetes/index.ts'
import { modes } from '../../../catalog/modes/index.ts'
import type { AnyFact } from '../../../catalog/fact.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { proxyVersionTold } from '../../proxy-version.ts'
import { compareVersions, isBefore, isWithin } from '../../../values/version.ts'

/** A flag without which the component fails on Windows, and where nothing else takes its place. */
interface Needed {
  readonly flag: string
  readonly isNeeded: (setup: { version: KubernetesVersion; isOverlay: boolean }) => boolean
  readonly fails: (version: KubernetesVersion) => string
  readonly remedy: string
  readonly fact: AnyFact | undefined
  /** What may happen, and what stands elsewhere too, is no fault yet. */
  readonly basis?: 'advice'
  /** Words about what takes its place. */
  readonly instead?: string
}

const { noCgroups, configFile } = nodeSettings
const { userspace } = proxySettings
const { resolverDefault } = kubeletStart
const endpoint = flagOf('kubelet', 'container-runtime-endpoint')
const endpointField = kubeletConfigFields.get('containerRuntimeEndpoint')

const withoutCgroups = (flag: string, off: string): Needed => ({
  flag: `kubelet ${flag}`,
  isNeeded: ({ version }) => compareVersions(version, noCgroups.value.through) <= 0,
  fails: () => `its default stops the kubelet on Windows up to ${noCgroups.value.through}`,
  remedy: `Give --${flag}=${off}, or set the same in the file of the kubelet.`,
  fact: noCgroups,
})

const all: readonly Needed[] = [
  {
    flag: 'kube-proxy source-vip',
    isNeeded: ({ isOverlay }) => isOverlay,
    fails: () => 'on an overlay network kube-proxy stops at its start without it',
    remedy: 'Give --source-vip, an address of the pod subnet of the node.',
    fact: modes.overlay.sourceVip,
  },
  {
    flag: 'kube-proxy network-name',
    isNeeded: () => true,
    fails: () =>
      'it ends with “Environment variable KUBE_NETWORK and network-flag not initialized” unless the variable or its file has the name',
    remedy: 'Give --network-name, or set KUBE_NETWORK: the name of the HNS network.',
    fact: proxySettings.networkName,
    instead: 'kubeProxy.env.KUBE_NETWORK',
  },
  {
    flag: 'kube-proxy proxy-mode',
    isNeeded: ({ version }) => compareVersions(version, userspace.value.through) <= 0,
    fails: () =>
      `on Windows it then takes userspace up to ${userspace.value.through}, and HNS gets no Services`,
    remedy: `Give --proxy-mode=${proxySettings.mode.value}.`,
    fact: userspace,
    instead: 'kubeProxy.toldMode',
  },
  {
    flag: 'kube-proxy hostname-override',
    isNeeded: () => true,
    fails: () =>
      'where the node has another name than the host, kube-proxy does not find its own node and may delete endpoints of its pods',
    remedy: 'Give it the --hostname-override of the kubelet.',
    fact: proxySettings.hostname,
    basis: 'advice',
  },
  withoutCgroups('cgroups-per-qos', 'false'),
  withoutCgroups('enforce-node-allocatable', ''),
  {
    flag: `kubelet ${resolverDefault.value.flag}`,
    // From then on the file can say it.
    isNeeded: ({ version }) => isBefore(version, configFile.value.from),
    fails: () =>
      `its default is ${resolverDefault.value.value} on Windows too, where it does not exist, and pods do not start`,
    remedy: `Give --${resolverDefault.value.flag}= with nothing behind it.`,
    fact: resolverDefault,
  },
  {
    flag: 'kubelet container-runtime-endpoint',
    isNeeded: ({ version }) =>
      !hasDockershim(version) && !(endpointField && isWithin(version, endpointField.accepted)),
    fails: (version) => `the kubelet of ${version} has no default that suits Windows`,
    remedy: 'Give it, with the pipe of the runtime.',
    fact: endpoint && {
      value: endpoint.default,
      confidence: endpoint.confidence,
      sources: endpoint.sources,
    },
  },
]

export const flagLeftOut = defineLint({
  id: 'flag-left-out',
  on: 'setup',
  summary: 'A component has each flag without which it fails on Windows, as a text tells',
  remediation: 'Give the component the flag, and restart its service.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }): readonly LintViolation[] {
    const told = named(observations, 'flag.leftOut')
    if (told.length === 0) return []
    const mode = onlyMode(observations)
    const isOverlay = mode?.value === modes.overlay.id
    // Lines and files that were sent are judged themselves.
    const isSent = (program: string) =>
      ofKind(parsed, 'command-line').some(({ value }) => value.program === program) ||
      ofKind(parsed, program === 'kubelet' ? 'kubelet-config' : 'kube-proxy-config').length > 0
    return told.flatMap((one) => {
      const needed = all.find(({ flag }) => flag === one.value)
      const [program = '', flag = ''] = String(one.value).split(' ')
      const version =
        (program === 'kube-proxy' ? proxyVersionTold(observations) : undefined) ?? kubernetesVersion
      if (!needed?.fact || isSent(program) || !needed.isNeeded({ version, isOverlay })) return []
      if (needed.instead !== undefined && named(observations, needed.instead).length > 0) return []
      return [
        {
          path: [],
          place: placeOf(one),
          ...(needed.flag === all[0]?.flag && mode && { also: [placeOf(mode)] }),
          // That it is not there is somebody’s word for it.
          basis: needed.basis ?? ('unsupported' as const),
          message: `${program} does not get --${flag}: ${needed.fails(version)}.`,
          remediation: needed.remedy,
          facts: [needed.fact],
        },
      ]
    })
  },
})

/** Where places disagree nobody knows which network it is. */
function onlyMode(observations: readonly Observation[]): Observation | undefined {
  const told = deciding(observations, 'networkMode').filter(({ absent }) => absent !== true)
  return new Set(told.map(({ value }) => value)).size === 1 ? told[0] : undefined
}
