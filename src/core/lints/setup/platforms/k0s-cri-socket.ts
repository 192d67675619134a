import { ofDistributions } from '../../../catalog/distributions.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isAtLeast, isVersion } from '../../../values/version.ts'

const socket = ofDistributions.k0sSocket
const { refused, taken, since } = socket.value

export const k0sCriSocket = defineLint({
  id: 'k0s-cri-socket',
  on: 'setup',
  summary: 'A worker of k0s has a runtime that its kubelet can talk to',
  remediation: `Leave --cri-socket out, so that k0s starts its own containerd, or write ${taken}: and the pipe of cri-dockerd.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const versions = deciding(observations, 'kubernetesVersion')
    const isSince = versions.every(
      ({ value }) => isVersion(String(value)) && isAtLeast(String(value), since),
    )
    if (versions.length === 0 || !isSince) return []
    return named(observations, 'k0s.criSocket')
      .filter(({ value }) => value === refused)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `--cri-socket names ${one.raw}, which the kubelet can no longer use by itself from Kubernetes ${since} on; k0s takes the type ${taken} alone.`,
        facts: [socket],
      }))
  },
})
