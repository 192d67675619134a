import { inferred, verified } from '../fact.ts'

/** The pipe on which the Docker daemon listens; that of containerd stands with its socket. */
export const pipeOfDocker = verified('docker_engine', ['github moby/moby/issues/23541'])

/** What Docker says of a pipe that is to be mounted read-only. */
export const pipesReadOnly = verified('field ReadOnly must not be specified', [
  'github DataDog/helm-charts/issues/955',
  'github moby/moby/blob/64adea1ce145c0b1457b54b9c009f9d3bdf27c71/volume/mounts/windows_parser.go',
])

/**
 * Types of a hostPath volume that a pipe does not meet, with what the kubelet looks for. Whether it takes
 * a pipe for a file depends on what Windows says of that pipe at that moment.
 */
export const pipesNotMet = inferred(
  {
    Directory: 'directory',
    DirectoryOrCreate: 'directory',
    Socket: 'socket',
    CharDevice: 'character device',
    BlockDevice: 'block device',
  },
  [
    'github kubernetes/kubernetes/blob/006d84d2c69114f79008e6d272294f64879a1e5b/pkg/volume/hostpath/host_path.go',
    'github kubernetes/kubernetes/blob/293307e688f458434f73a9250d179893a08192bd/pkg/volume/util/hostutil/hostutil.go',
  ],
  {
    note: 'the check was read; that Windows shows a pipe as no directory, no socket and no device is what a pipe is',
  },
)
