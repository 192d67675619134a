import { hasVersion } from './unfinished.ts'
import type { PartOf } from './pod-parts.ts'

/** Kinds of extensions, whose versions people leave out with their names too. */
const ofExtensions: Readonly<Record<string, string>> = {
  IPPool: 'projectcalico.org/v3',
  Installation: 'operator.tigera.io/v1',
  FelixConfiguration: 'projectcalico.org/v3',
  IPAMConfig: 'crd.projectcalico.org/v1',
  MachineSet: 'machine.openshift.io/v1beta1',
  AzureMachineTemplate: 'infrastructure.cluster.x-k8s.io/v1beta1',
  KubeadmConfigTemplate: 'bootstrap.cluster.x-k8s.io/v1beta1',
}

/** The version of a kind that people paste without the line above it. */
const versions: Readonly<Record<string, string>> = {
  Pod: 'v1',
  Service: 'v1',
  Deployment: 'apps/v1',
  DaemonSet: 'apps/v1',
  StatefulSet: 'apps/v1',
  Job: 'batch/v1',
  RuntimeClass: 'node.k8s.io/v1',
  ...ofExtensions,
}

const ofObject = /^(?:kind|metadata|spec|handler|scheduling|overhead|status)$/

/** An object from its kind on, by the keys at its top; the rest of it was not sent. */
export function kindAlone(text: string, top: readonly string[]): PartOf | undefined {
  if (!top.includes('kind') || hasVersion.test(text)) return undefined
  if (!top.every((key) => ofObject.test(key))) return undefined
  // With its name it may be the whole of an object that lacks its version.
  const known = top.includes('metadata') ? ofExtensions : versions
  const kind = /^ {0,12}kind\s*:[ \t]*["']?([A-Z]\w{1,40})["']?[ \t]*$/m.exec(text)?.[1] ?? ''
  const apiVersion = Object.hasOwn(known, kind) ? known[kind] : undefined
  return apiVersion === undefined
    ? undefined
    : { apiVersion, kind, path: [], isPart: true, hasKind: true }
}
