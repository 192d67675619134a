import { inferred } from '../fact.ts'

/** How pods started programs on the host before there were HostProcess containers. */
export const wins = {
  /** The pipe of the helper in a volume of the pod. */
  pipe: String.raw`\\.\pipe\rancher_wins`,
  /** What it starts joins the network of Docker; pods of containerd get no network of the host. */
  onlyDocker: inferred('docker', ['swt#128']),
} as const
