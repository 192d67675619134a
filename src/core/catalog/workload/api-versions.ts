import type { Fact } from '../fact.ts'
import { inferred, unknown, verified } from '../fact.ts'
import { compareVersions, isAtLeast, isBefore } from '../../values/version.ts'

/** From which minor on an API version is served, and from which no longer; open ends reach on. */
export interface Served {
  readonly introduced?: string
  readonly notServedFrom?: string
  /** Alpha: an operator has to switch it on. */
  readonly offByDefault?: true
}

/** API versions by kind. */
export const apiVersions = {
  Deployment: {
    'apps/v1': verified({ introduced: '1.9' }, ['api', 'web-dep']),
    'apps/v1beta2': verified(
      { introduced: '1.8', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
    'apps/v1beta1': verified(
      { introduced: '1.6', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
    'extensions/v1beta1': verified(
      { introduced: '1.1', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
  },
  DaemonSet: {
    'apps/v1': verified({ introduced: '1.9' }, ['api', 'web-dep']),
    'apps/v1beta2': verified(
      { introduced: '1.8', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
    'extensions/v1beta1': verified(
      { introduced: '1.1', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
  },
  ReplicaSet: {
    'apps/v1': verified({ introduced: '1.9' }, ['api', 'web-dep']),
    'apps/v1beta2': verified(
      { introduced: '1.8', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
    'extensions/v1beta1': verified(
      { introduced: '1.2', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
  },
  StatefulSet: {
    'apps/v1': verified({ introduced: '1.9' }, ['api', 'web-dep']),
    'apps/v1beta2': verified(
      { introduced: '1.8', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
    'apps/v1beta1': verified(
      { introduced: '1.5', notServedFrom: '1.16' },
      ['api', 'web-dep', 'rn-1.16#L55-L66'],
      { note: '1.16 and 1.17 could switch it back on with --runtime-config' },
    ),
  },
  Pod: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  Service: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  ReplicationController: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  Secret: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  Endpoints: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  Namespace: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  Node: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  ServiceAccount: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  PersistentVolume: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  PersistentVolumeClaim: {
    v1: verified({ introduced: '1.0' }, ['api']),
  },
  Event: {
    v1: verified({ introduced: '1.0' }, ['api']),
    'events.k8s.io/v1': verified({ introduced: '1.19' }, ['api', 'web-dep']),
    'events.k8s.io/v1beta1': verified({ introduced: '1.8', notServedFrom: '1.25' }, [
      'api',
      'web-dep',
    ]),
  },
  ConfigMap: {
    v1: verified({ introduced: '1.2' }, ['api']),
  },
  Job: {
    'batch/v1': verified({ introduced: '1.2' }, ['api']),
  },
  CronJob: {
    'batch/v1': verified({ introduced: '1.21' }, ['api', 'rn-1.21#L135']),
    'batch/v1beta1': verified({ introduced: '1.8', notServedFrom: '1.25' }, ['api', 'rn-1.25#L66']),
    'batch/v2alpha1': unknown({ offByDefault: true }, [], {
      note: 'alpha, off by default; not researched',
    }),
  },
  RuntimeClass: {
    'node.k8s.io/v1': verified({ introduced: '1.20' }, ['api', 'rn-1.20#L119', 'web-dep']),
    'node.k8s.io/v1beta1': verified(
      { introduced: '1.14', notServedFrom: '1.25' },
      ['api', 'rn-1.14#L217', 'rn-1.20#L119', 'web-dep'],
      {
        note: 'lifecycle tag says introduced 1.13; served and on by default from 1.14 when the feature became beta. field scheduling only from 1.16, overhead from 1.16',
      },
    ),
    'node.k8s.io/v1alpha1': verified(
      { introduced: '1.12', notServedFrom: '1.24', offByDefault: true },
      ['rn-1.24#L119'],
      {
        note: 'alpha, off by default; spec is nested under .spec.runtimeHandler; introduction minor not checked',
      },
    ),
  },
  HorizontalPodAutoscaler: {
    'autoscaling/v1': verified({ introduced: '1.2' }, ['api']),
    'autoscaling/v2': verified({ introduced: '1.23' }, ['api']),
    'autoscaling/v2beta1': verified({ introduced: '1.8', notServedFrom: '1.25' }, ['api']),
    'autoscaling/v2beta2': verified({ introduced: '1.12', notServedFrom: '1.26' }, [
      'api',
      'rn-1.26#L5',
    ]),
  },
  PodDisruptionBudget: {
    'policy/v1': verified({ introduced: '1.21' }, ['api']),
    'policy/v1beta1': verified({ introduced: '1.5', notServedFrom: '1.25' }, ['api']),
  },
  PodSecurityPolicy: {
    'policy/v1beta1': verified(
      { introduced: '1.10', notServedFrom: '1.25' },
      ['rn-1.25#L3-L5', 'rn-1.25#L90', 'api'],
      { note: 'introduction minor from the lifecycle tag' },
    ),
    'extensions/v1beta1': inferred({ introduced: '1.2', notServedFrom: '1.16' }, [
      'rn-1.16#L55-L66',
    ]),
  },
  Ingress: {
    'networking.k8s.io/v1': verified({ introduced: '1.19' }, ['api', 'web-dep']),
    'networking.k8s.io/v1beta1': verified({ introduced: '1.14', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
    'extensions/v1beta1': verified({ introduced: '1.1', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  IngressClass: {
    'networking.k8s.io/v1': verified({ introduced: '1.19' }, ['api']),
    'networking.k8s.io/v1beta1': verified({ introduced: '1.18', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  NetworkPolicy: {
    'networking.k8s.io/v1': verified({ introduced: '1.7' }, ['api'], {
      note: 'deprecation guide says available since 1.8',
    }),
    'extensions/v1beta1': verified({ introduced: '1.3', notServedFrom: '1.16' }, [
      'api',
      'web-dep',
    ]),
  },
  EndpointSlice: {
    'discovery.k8s.io/v1': verified({ introduced: '1.21' }, ['api', 'web-dep']),
    'discovery.k8s.io/v1beta1': verified(
      { introduced: '1.17', notServedFrom: '1.25' },
      ['api', 'web-dep'],
      {
        note: 'the lifecycle tag says 1.16, but the package discovery/v1beta1 first exists at tag kubernetes-1.17.0; 1.16 has v1alpha1 only',
      },
    ),
  },
  StorageClass: {
    'storage.k8s.io/v1': verified({ introduced: '1.6' }, ['api']),
    'storage.k8s.io/v1beta1': verified({ introduced: '1.4', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  CSIDriver: {
    'storage.k8s.io/v1': verified({ introduced: '1.18' }, ['api'], {
      note: 'deprecation guide says 1.19, lifecycle tag and the 1.18 release notes say 1.18',
    }),
    'storage.k8s.io/v1beta1': verified({ introduced: '1.14', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  CSINode: {
    'storage.k8s.io/v1': verified({ introduced: '1.17' }, ['api']),
    'storage.k8s.io/v1beta1': verified({ introduced: '1.14', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  PriorityClass: {
    'scheduling.k8s.io/v1': verified({ introduced: '1.14' }, ['api']),
    'scheduling.k8s.io/v1beta1': verified({ introduced: '1.11', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  Lease: {
    'coordination.k8s.io/v1': verified({ introduced: '1.14' }, ['api']),
    'coordination.k8s.io/v1beta1': verified({ introduced: '1.12', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  Role: {
    'rbac.authorization.k8s.io/v1': verified({ introduced: '1.8' }, ['api', 'web-dep']),
    'rbac.authorization.k8s.io/v1beta1': verified({ introduced: '1.6', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  RoleBinding: {
    'rbac.authorization.k8s.io/v1': verified({ introduced: '1.8' }, ['api', 'web-dep']),
    'rbac.authorization.k8s.io/v1beta1': verified({ introduced: '1.6', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  ClusterRole: {
    'rbac.authorization.k8s.io/v1': verified({ introduced: '1.8' }, ['api', 'web-dep']),
    'rbac.authorization.k8s.io/v1beta1': verified({ introduced: '1.6', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  ClusterRoleBinding: {
    'rbac.authorization.k8s.io/v1': verified({ introduced: '1.8' }, ['api', 'web-dep']),
    'rbac.authorization.k8s.io/v1beta1': verified({ introduced: '1.6', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  CertificateSigningRequest: {
    'certificates.k8s.io/v1': verified({ introduced: '1.19' }, ['api', 'web-dep']),
    'certificates.k8s.io/v1beta1': verified({ introduced: '1.12', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  ValidatingWebhookConfiguration: {
    'admissionregistration.k8s.io/v1': verified({ introduced: '1.16' }, ['api', 'web-dep']),
    'admissionregistration.k8s.io/v1beta1': verified({ introduced: '1.9', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  MutatingWebhookConfiguration: {
    'admissionregistration.k8s.io/v1': verified({ introduced: '1.16' }, ['api', 'web-dep']),
    'admissionregistration.k8s.io/v1beta1': verified({ introduced: '1.9', notServedFrom: '1.22' }, [
      'api',
      'web-dep',
    ]),
  },
  CustomResourceDefinition: {
    'apiextensions.k8s.io/v1': verified({ introduced: '1.16' }, ['web-dep']),
    'apiextensions.k8s.io/v1beta1': verified({ notServedFrom: '1.22' }, ['web-dep']),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Fact<Served>>>>>

export type ApiKind = keyof typeof apiVersions

export interface ApiVersion {
  readonly apiVersion: string
  readonly fact: Fact<Served>
}

const tables: Readonly<Record<ApiKind, Readonly<Record<string, Fact<Served>>>>> = apiVersions

/** What the API server of a minor serves for a kind without being asked to, newest first. */
export function servedVersions(kind: ApiKind, minor: string): readonly ApiVersion[] {
  return Object.entries(tables[kind])
    .filter(([, { value }]) => isServed(value, minor))
    .map(([apiVersion, fact]) => ({ apiVersion, fact }))
    .toSorted(
      (a, b) =>
        stability(b.apiVersion) - stability(a.apiVersion) ||
        compareVersions(b.fact.value.introduced ?? '0', a.fact.value.introduced ?? '0'),
    )
}

/** The version that a manifest for this minor names; undefined where no version is served. */
export const apiVersion = (kind: ApiKind, minor: string): string | undefined =>
  servedVersions(kind, minor)[0]?.apiVersion

const isServed = ({ introduced, notServedFrom, offByDefault }: Served, minor: string) =>
  !offByDefault &&
  introduced !== undefined &&
  isAtLeast(minor, introduced) &&
  (notServedFrom === undefined || isBefore(minor, notServedFrom))

/** A stable version goes before a beta; two of a kind by age. */
const stability = (version: string) => (/(alpha|beta)\d*$/.test(version) ? 0 : 1)

/** YAML forbids tabs where it indents. */
export const yamlTabs = verified(true, ['yaml-faq'])

/** Two releases of kubectl (1.11, 1.20) sent the last of two and said nothing; that others do is a conclusion. */
export const keysTwice = inferred('the last counts', ['k8s#99286', 'k8s#67477'])

/** A document of a file is one object: keys that stand in it twice replace each other, or end the reading. */
export const objectsApart = verified({ mark: '---' } as const, [
  'github kubernetes-sigs/yaml/blob/9671ecd4d311478974a3d875f5dd531ad638411e/yaml.go',
])

/** What may follow a backslash in double quotes; anything else is no YAML. */
export const yamlEscapes = verified('0abtnvfre"/\\N_LPxuU \t', ['yaml-escapes'])

/** kubectl turns YAML into JSON first, and stops at what breaks its form. */
export const yamlForm = verified('error converting YAML to JSON', [
  'github aws-samples/aws-workshop-for-kubernetes/issues/357',
])
