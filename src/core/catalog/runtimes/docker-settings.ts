import { inferred, verified } from '../fact.ts'

/** dockerd stops on a setting that its file and its flags both have. */
export const oncePerSetting = verified(
  'the following directives are specified both as a flag and in the configuration file',
  ['github docker/for-win/issues/453'],
)

const registries =
  'github moby/moby/blob/a12b466183e03621bc9e1c1e4deab6db8ec93f0a/registry/config.go'

/** dockerd stops on a mirror without one of these. */
export const mirrorSchemes = verified(['http', 'https'], [registries])

/** What stands there is a name with its port, or a range; any other text names no registry. */
export const insecureRegistryForm = inferred(/^[^\s,;]+$/, [registries])

/** What hosts has to list beside other addresses, for those who ask the pipe of the engine. */
export const dockerHosts = verified('npipe://', [
  'vd manage-docker/configure-docker-daemon.md#L50-L88',
])
