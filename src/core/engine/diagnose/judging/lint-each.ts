import { lints } from '../../../lints/index.ts'
import { systemOfRuntimeClass } from '../../../lints/of-runtime-class.ts'
import { systemOfService } from '../../../lints/of-service.ts'
import type { Manifest, OperatingSystem } from '../../../model/manifest.ts'
import type { Observation } from '../../../model/observation.ts'
import type { AnyParsed, Setup } from '../../../model/parsed.ts'
import { minorOf } from '../../../values/version.ts'
import { createLinter, type Linted } from '../../lint/lint-parsed.ts'
import type { Possible } from '../../lint/worlds.ts'
import { parseValue } from '../../values.ts'
import type { Steps } from '../steps.ts'

/** What the lints say of each part of the input, in a step for each. */
export function* lintEach(
  parts: readonly AnyParsed[],
  observations: readonly Observation[],
  possible: Possible,
): Steps<ReadonlyMap<AnyParsed, Linted>> {
  const ofProxy = { ...possible, ...versionOfProxy(observations) }
  const lint = createLinter(lints, possible, ofProxy)
  const lintProxy = createLinter(lints, ofProxy)
  const bySystem = {
    windows: createLinter(lints, { ...possible, operatingSystem: ['windows'] }),
    linux: createLinter(lints, { ...possible, operatingSystem: ['linux'] }),
  }
  const setup = { observations, parsed: parts }
  const linted = new Map<AnyParsed, Linted>()
  for (const part of parts) {
    const system = part.kind === 'manifest' ? systemOf(part.value, setup) : undefined
    linted.set(part, (system ? bySystem[system] : isOfProxy(part) ? lintProxy : lint)(part))
    yield 0
  }
  return linted
}

/** Which system the pods run behind what names none itself. */
function systemOf(manifest: Manifest, setup: Setup): OperatingSystem | undefined {
  if (manifest.kind === 'Service') return systemOfService(manifest, setup)
  return manifest.kind === 'RuntimeClass' ? systemOfRuntimeClass(manifest, setup.parsed) : undefined
}

const isOfProxy = (one: AnyParsed) =>
  one.kind === 'kube-proxy-config' ||
  (one.kind === 'command-line' && one.value.program === 'kube-proxy')

/** kube-proxy is a program of its own, which may be of another version than the kubelet. */
function versionOfProxy(observations: readonly Observation[]): Possible {
  const versions = new Set(
    observations.flatMap(({ name, value }) =>
      name === 'kubeProxy.version' ? [minorOf(String(value))] : [],
    ),
  )
  const [only] = versions
  return versions.size === 1 && only !== undefined && parseValue('kubernetesVersion', only).ok
    ? { kubernetesVersion: [only], kubernetesRelease: [] }
    : {}
}
