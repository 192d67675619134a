import { inferred, verified } from '../fact.ts'

/** The pipe on which the Docker daemon listens; that of containerd stands with its socket. */
export const pipeOfDocker = verified('docker_engine', ['github moby/moby/issues/23541'])

/** What Docker says of a pipe that is to be mounted read-only. */
export const pipesReadOnly = verified('field ReadOnly must not be specified', [
  'github DataDog/helm-charts/issues/955',
  'github moby/moby/blob/64adea1ce145c0b1457b54b9c009f9d3bdf27c71/volume/mounts/windows_parser.go',
])

/** Types of a hostPath volume that a pipe does not meet: what is there must be a directory. */
export const pipesNoDirectories = inferred(
  ['Directory', 'DirectoryOrCreate'],
  [
    'github kubernetes/kubernetes/blob/006d84d2c69114f79008e6d272294f64879a1e5b/pkg/volume/hostpath/host_path.go',
  ],
  { note: 'the check was read; that Windows shows a pipe as no directory is what a pipe is' },
)
