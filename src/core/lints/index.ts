import type { AnyLint } from '../model/lint.ts'
import { hostProcessPod } from './host-process-pod.ts'
import { hypervAnnotation } from './hyperv-annotation.ts'
import { imageBuild } from './image-build.ts'
import { linuxImage } from './linux-image.ts'
import { memoryRequest } from './memory-request.ts'
import { osSelector } from './os-selector.ts'
import { podField } from './pod-field.ts'
import { replicaCount } from './replica-count.ts'
import { runtimeClass } from './runtime-class.ts'
import { serviceField } from './service-field.ts'

/** Every lint; the order is that of equal findings. */
export const lints = [
  podField,
  hostProcessPod,
  imageBuild,
  linuxImage,
  hypervAnnotation,
  osSelector,
  memoryRequest,
  replicaCount,
  serviceField,
  runtimeClass,
] as const satisfies readonly AnyLint[]

export type LintId = (typeof lints)[number]['id']
