import type { Conflict } from '../define.ts'
import { cniExceptionsBackground } from './cni-exceptions.ts'
import { cniFilesBackground } from './cni-files.ts'
import { cniOverlayBackground } from './cni-overlay.ts'
import { cniBackground } from './cni.ts'
import { flagsKubeProxyBackground } from './flags-kube-proxy.ts'
import { flagsKubeletBackground } from './flags-kubelet.ts'
import { flagsBackground } from './flags.ts'
import { kubernetesApiBackground } from './kubernetes-api.ts'
import { kubernetesHostsBackground } from './kubernetes-hosts.ts'
import { kubernetesPodsBackground } from './kubernetes-pods.ts'
import { kubernetesServicesBackground } from './kubernetes-services.ts'
import { windowsContainerdBackground } from './windows-containerd.ts'
import { windowsDatesBackground } from './windows-dates.ts'
import { windowsImagesBackground } from './windows-images.ts'
import { windowsIsolationBackground } from './windows-isolation.ts'

/** Points on which sources contradict each other that no rule rests on: they shape files, or are of interest to a reader. */
export const backgroundConflicts: readonly Conflict[] = [
  ...cniExceptionsBackground,
  ...cniFilesBackground,
  ...cniOverlayBackground,
  ...cniBackground,
  ...flagsKubeProxyBackground,
  ...flagsKubeletBackground,
  ...flagsBackground,
  ...kubernetesApiBackground,
  ...kubernetesHostsBackground,
  ...kubernetesPodsBackground,
  ...kubernetesServicesBackground,
  ...windowsContainerdBackground,
  ...windowsDatesBackground,
  ...windowsImagesBackground,
  ...windowsIsolationBackground,
]
