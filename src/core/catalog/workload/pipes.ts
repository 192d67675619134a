import { verified } from '../fact.ts'

/** The pipe on which the Docker daemon listens; that of containerd stands with its socket. */
export const pipeOfDocker = verified('docker_engine', ['github moby/moby/issues/23541'])
