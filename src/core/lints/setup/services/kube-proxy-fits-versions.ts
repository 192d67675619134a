import { versionSkew } from '../../../catalog/kubernetes/shared.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import { isBefore, isVersion, minorOf } from '../../../values/version.ts'

const { proxyNewer, proxyOlder, proxyBeside, olderBefore } = versionSkew

export const kubeProxyFitsVersions = defineLint({
  id: 'kube-proxy-fits-versions',
  on: 'setup',
  summary: 'kube-proxy is not newer than the API server, and near it and its kubelet',
  remediation: 'Install kube-proxy of the version of the API server, or of the node.',
  decisions: [],

  check({ observations }) {
    const [told] = named(observations, 'kubernetes.serverVersion')
    // An API server is not older than the kubelets beside it, but may be newer.
    const server = told ?? named(observations, 'controlPlane.kubeletVersion')[0]
    const kubelet = onlyOne(
      named(observations, 'kubelet.version').filter(
        ({ subject = '' }) => !/^(?:linux|any) /.test(subject),
      ),
    )
    const proxies = named(observations, 'kubeProxy.version')
    return proxies.flatMap((proxy, i): readonly LintViolation[] => {
      // A tag tells it with what it is built for, and without.
      const isTold = proxies
        .slice(Math.max(i - 3, 0), i)
        .some(({ file, line }) => file === proxy.file && line === proxy.line)
      if (isTold) return []
      if (!isRelease(proxy)) return []
      const allowed = isBefore(minor(proxy), olderBefore.value.minor)
        ? olderBefore.value.older
        : proxyOlder.value
      const found = (other: Observation, message: string, fact: LintViolation['facts'][number]) => [
        {
          path: [],
          place: placeOf(proxy),
          also: [placeOf(other)],
          basis: 'unsupported' as const,
          message: `kube-proxy is ${String(proxy.value)}, ${message}`,
          facts: [fact],
        },
      ]
      if (server && isRelease(server)) {
        const behind = numberOf(server) - numberOf(proxy)
        const name = told
          ? `the API server ${String(server.value)}`
          : `the control plane, whose kubelet is ${String(server.value)}`
        if (told && behind < 0) return found(server, `newer than ${name}.`, proxyNewer)
        if (behind > allowed) {
          return found(
            server,
            `${behind} minors behind ${name}, which takes ${allowed}.`,
            proxyOlder,
          )
        }
      }
      if (!kubelet || !isRelease(kubelet)) return []
      const apart = Math.abs(numberOf(kubelet) - numberOf(proxy))
      return apart > allowed
        ? found(
            kubelet,
            `${apart} minors from its kubelet ${String(kubelet.value)}; ${allowed} are supported.`,
            proxyBeside,
          )
        : []
    })
  },
})

/** The first of several that are of one minor. */
const onlyOne = (all: readonly Observation[]) =>
  new Set(all.map(minor)).size === 1 ? all[0] : undefined

const minor = ({ value }: Observation) => minorOf(String(value))
const isRelease = ({ value }: Observation) => isVersion(String(value).split(/[-+]/, 1)[0] ?? '')
const numberOf = (one: Observation) => Number(minor(one).slice(2))
const placeOf = ({ file, line, column }: Observation) => ({ file, line, column })
