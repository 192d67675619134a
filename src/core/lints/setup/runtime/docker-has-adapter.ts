import { catalog } from '../../../catalog/catalog.ts'
import { dockerAdapter } from '../../../catalog/runtimes/docker-daemon.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind, type Setup } from '../../../model/parsed.ts'

export const dockerHasAdapter = defineLint({
  id: 'docker-has-adapter',
  on: 'setup',
  summary: 'A kubelet without dockershim reaches Docker through an adapter, or another runtime',
  remediation:
    'Install containerd and point the kubelet at it, or see that cri-dockerd runs (Get-Service) and that the kubelet has its endpoint.',
  decisions: ['kubernetesVersion'],

  check(setup, { kubernetesVersion }): readonly LintViolation[] {
    const [version] = deciding(setup.observations, 'kubernetesVersion')
    const [engine] = named(setup.observations, 'docker.server.version')
    const { state } = catalog.kubernetes[kubernetesVersion].runtimes.docker
    if (!version || !engine || state.value !== 'removed' || !isOfWindows(setup)) return []
    if (seesOther(setup)) return []
    return [
      {
        path: [],
        place: observedAt(engine),
        also: [observedAt(version)],
        basis: 'fails',
        message: `The node runs Docker ${String(engine.value)}, and nothing shows containerd or cri-dockerd; the kubelet of ${kubernetesVersion} has no dockershim and reaches Docker through cri-dockerd alone.`,
        facts: [state, dockerAdapter],
      },
    ]
  },
})

const isOfWindows = ({ observations }: Setup) =>
  [
    ...named(observations, 'docker.server.os'),
    ...named(observations, 'docker.graphDriver'),
    ...named(observations, 'host.os'),
  ].some(({ value }) => /windows/i.test(String(value)))

/** Anything that tells of a runtime with a CRI of its own, or of the adapter. */
const seesOther = ({ observations, parsed }: Setup) =>
  ofKind(parsed, 'containerd-config').length > 0 ||
  deciding(observations, 'containerRuntime').some(isOther) ||
  observations.some(
    ({ name, value }) =>
      name.startsWith('containerd.') || (name === 'runtime' && !/^docker/i.test(String(value))),
  )

const isOther = ({ value }: Observation) => value !== 'docker'
