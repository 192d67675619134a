import { userspaceBroken } from '../../../catalog/flags/proxy-shared.ts'
import { proxySettings } from '../../../catalog/flags/proxy-settings.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const releases: readonly string[] = userspaceBroken.value

export const proxyUserspaceRelease = defineLint({
  id: 'proxy-userspace-release',
  on: 'setup',
  summary: 'The release of kube-proxy has a mode userspace that works on Windows',
  remediation: `Start it with --proxy-mode=${proxySettings.mode.value}, or take a later release of kube-proxy.`,
  decisions: [],

  check({ observations }) {
    const [mode] = named(observations, 'kubeProxy.flag.proxy-mode').filter(
      ({ value }) => value === 'userspace',
    )
    const own = named(observations, 'kubeProxy.version')
    const told = own.length > 0 ? own : deciding(observations, 'kubernetesRelease')
    const [release] = told
    const isBroken = told.every(({ value }) => releases.includes(String(value).replace(/^v/, '')))
    if (!mode || !release || !isBroken) return []
    return [
      {
        path: [],
        place: placeOf(mode),
        also: [placeOf(release)],
        basis: 'fails' as const,
        message: `kube-proxy ${String(release.value)} in userspace mode does not carry what clients send to a Service on Windows: connections open and then break.`,
        facts: [userspaceBroken],
      },
    ]
  },
})
