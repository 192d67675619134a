import type { Sources } from './source.ts'

/** Workloads: API types, validation, names, volumes, container tools. */
export const workloadSources = {
  'port-80-process-4': {
    title: 'newbetuts.com: port 80 is being used by SYSTEM (PID 4)',
    url: 'https://newbetuts.com/65717-port-80-is-being-used-by-system-pid-4-what-is-that',
  },
  'policy-recipe-ports': {
    title: 'Network policy recipes: allow traffic only to a port number',
    url: 'https://github.com/ahmetb/kubernetes-network-policy-recipes/blob/b31cd20a39df958ca97569e16a5fdf798207d31c/08-allow-traffic-only-to-a-port-number.md',
  },
  'gitlab-same-selectors': {
    title: 'GitLab charts: several deployments use the same selector',
    url: 'https://gitlab.com/charts/gitlab/issues/663',
  },
  'docker-multi-stage': {
    title: 'Docker: multi-stage builds',
    url: 'https://docs.docker.com/build/building/multi-stage/',
  },
  'datadog-chart': {
    title: 'Datadog: Helm chart',
    url: 'https://github.com/DataDog/helm-charts/tree/79f7c74fd2525288125d943f48b810431dbc8857/charts/datadog',
    base: 'https://github.com/DataDog/helm-charts/blob/79f7c74fd2525288125d943f48b810431dbc8857/charts/datadog/',
  },
  'secrets-store-chart': {
    title: 'Secrets Store CSI driver: Helm chart',
    url: 'https://github.com/kubernetes-sigs/secrets-store-csi-driver/tree/0aad886f70e94a6037325f4eaba4660338dde448/charts/secrets-store-csi-driver',
    base: 'https://github.com/kubernetes-sigs/secrets-store-csi-driver/blob/0aad886f70e94a6037325f4eaba4660338dde448/charts/secrets-store-csi-driver/',
  },
  'api-at': {
    title: 'Kubernetes API types',
    url: 'https://github.com/kubernetes/api',
    base: 'https://github.com/kubernetes/api/blob/',
  },
  'api-validation': {
    title: 'Kubernetes API validation of core types',
    url: 'https://github.com/kubernetes/kubernetes/blob/000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go',
  },
  'api-quantity': {
    title: 'Kubernetes apimachinery: quantities',
    url: 'https://github.com/kubernetes/apimachinery/blob/357557a670d84c30ef3b5355f02c11d8aba5a941/pkg/api/resource/quantity.go',
  },
  'component-hostname': {
    title: 'Kubernetes component-helpers: the name of a node',
    url: 'https://github.com/kubernetes/component-helpers/blob/1961876b9c5704173fa79ed20e27a0710ce169fd/node/util/hostname.go#L25-L45',
  },
  'docs-objects': {
    title: 'Kubernetes docs: required fields of objects',
    url: 'https://github.com/kubernetes/website/blob/0008cd26e2dc3d7c153c5596a7435b02fc252c89/content/en/docs/concepts/overview/working-with-objects/_index.md',
  },
  'docs-names': {
    title: 'Kubernetes docs: object names and IDs',
    url: 'https://github.com/kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/concepts/overview/working-with-objects/names.md',
  },
  'docs-pss': {
    title: 'Kubernetes docs: Pod Security Standards',
    url: 'https://github.com/kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/concepts/security/pod-security-standards.md',
  },
  'docs-service': {
    title: 'Kubernetes docs: Service',
    url: 'https://github.com/kubernetes/website/blob/003e5b3348a28931175f8311e99397b22df91c38/content/en/docs/concepts/services-networking/service.md',
  },
  'docs-service-protocols': {
    title: 'Kubernetes docs: protocols for Services',
    url: 'https://github.com/kubernetes/website/blob/03ac646db90c4eec5376b9fab5835360e46542da/content/en/docs/reference/networking/service-protocols.md',
  },
  'docs-runasusername': {
    title: 'Kubernetes docs: configure RunAsUserName',
    url: 'https://github.com/kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/tasks/configure-pod-container/configure-runasusername.md',
  },
  'image-reference': {
    title: 'distribution/reference: grammar of image references',
    url: 'https://github.com/distribution/reference/blob/00a09fa3799203fc887e667b0d82142ee831939a/regexp.go',
  },
  'hpc-base-image': {
    title: 'Base image for Windows HostProcess containers',
    url: 'https://github.com/microsoft/windows-host-process-containers-base-image',
  },
  'logmonitor-readme': {
    title: 'Microsoft Log Monitor',
    url: 'https://github.com/microsoft/windows-container-tools/blob/d07608d5d39a/LogMonitor/README.md',
  },
  'hcn-globals-1.14': {
    title: 'hcsshim HNS versions, as vendored with Kubernetes 1.14',
    url: 'https://github.com/kubernetes/autoscaler/blob/530016e629e6/cluster-autoscaler/vendor/github.com/Microsoft/hcsshim/hcn/hcnglobals.go',
  },
  'hcn-globals-1.19': {
    title: 'hcsshim HNS versions, as vendored with Kubernetes 1.19',
    url: 'https://github.com/kubernetes/autoscaler/blob/e24cb3e1edde/cluster-autoscaler/vendor/github.com/Microsoft/hcsshim/hcn/hcnglobals.go',
  },
  'hcn-globals-1.22': {
    title: 'hcsshim HNS versions, as vendored with Kubernetes 1.22',
    url: 'https://github.com/kubernetes/autoscaler/blob/1f9b4e0e4648/cluster-autoscaler/vendor/github.com/Microsoft/hcsshim/hcn/hcnglobals.go',
  },
  'hcn-globals-1.25': {
    title: 'hcsshim HNS versions, as vendored with Kubernetes 1.25',
    url: 'https://github.com/kubernetes/autoscaler/blob/d9c35dc77167/cluster-autoscaler/vendor/github.com/Microsoft/hcsshim/hcn/hcnglobals.go',
  },
  'mount-utils-1.25': {
    title: 'Kubernetes mount utilities for Windows, 1.25',
    url: 'https://github.com/kubernetes/autoscaler/blob/d9c35dc77167/cluster-autoscaler/vendor/k8s.io/mount-utils/mount_windows.go',
  },
  'mount-utils-1.31': {
    title: 'Kubernetes mount utilities for Windows, 1.31',
    url: 'https://github.com/kubernetes/autoscaler/blob/2b0c0761f57d/cluster-autoscaler/vendor/k8s.io/mount-utils/mount_windows.go',
  },
  'ctrd-matcher-1.7': {
    title: 'containerd 1.7.10: platform matcher for Windows',
    url: 'https://github.com/containerd/containerd/blob/v1.7.10/platforms/defaults_windows.go',
  },
  'ctrd-releases': {
    title: 'containerd: releases and support',
    url: 'https://github.com/containerd/containerd/blob/301026e58c61/RELEASES.md',
  },
  'vd-overlay-kb': {
    title: 'Windows container docs: overlay update changed to KB4489899',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/commit/027466a0',
  },
  'official-images': {
    title: 'Docker official images',
    url: 'https://github.com/docker-library/official-images',
    base: 'https://github.com/docker-library/official-images/blob/',
  },
  'dotnet-docker': {
    title: '.NET container images',
    url: 'https://github.com/dotnet/dotnet-docker',
    base: 'https://github.com/dotnet/dotnet-docker/blob/',
  },
  'jenkins-agent': {
    title: 'Docker image for inbound Jenkins agents',
    url: 'https://github.com/jenkinsci/docker-agent/blob/0d2b791ea7dfcccb85a23a9fbd9ef12f0572e7dd/README_inbound-agent.md',
  },
} as const satisfies Sources
