import { podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { linuxImage } from './linux-image.ts'

testLint(linuxImage, {
  valid: [
    {
      name: 'an image of one’s own',
      document: podManifest({}, { image: 'registry.local/nginx:1' }),
    },
    {
      name: 'the same in a pod for Linux',
      document: podManifest({ nodeSelector: { 'kubernetes.io/os': 'linux' } }, { image: 'nginx' }),
    },
    ...[
      'mcr.microsoft.com/dotnet/aspnet:8.0-nanoserver-ltsc2022',
      'jenkins/inbound-agent:jdk17-nanoserver-1809',
      'jenkins/inbound-agent:windowsservercore-ltsc2019',
      'registry.local/tools/jenkins-agent:7',
      'registry.local/jenkins/agent:4.13-win1809',
      'registry.local/jenkins/agent:7-ltsc2019',
      'registry.local/jenkins/agent:7-20H2',
      'mcr.microsoft.com/dotnet/sdk:6.0',
      'mcr.microsoft.com/dotnet/framework/aspnet:4.8',
      'mcr.microsoft.com/dotnet/samples:aspnetapp',
      'registry.local/focalpoint:1.0',
      'registry.local/jammy/web:1.0',
      'sigwindowstools/kube-proxy:v1.27.4',
      'registry.k8s.io/e2e-test-images/httpd:2.4.39-alpine',
    ].map((image) => ({
      name: `may be for Windows: ${image}`,
      document: podManifest({}, { image }),
    })),
  ],
  invalid: [
    {
      name: 'a tag of Linux on an image whose container starts a program of Windows',
      document: podManifest(
        {},
        { image: 'registry.local/mirror/web:1.15-alpine', command: ['cmd.exe', '/c', 'ping -t a'] },
      ),
      messages: [/names alpine.*starts cmd\.exe: either/],
      severity: 'info',
    },
    {
      name: 'the same tag with a program that both systems have',
      document: podManifest(
        {},
        { image: 'registry.local/mirror/web:1.15-alpine', command: ['node', 'main.js'] },
      ),
      messages: [/Windows node finds no image/],
      severity: 'warning',
    },
    {
      name: 'a Windows image on nodes of Linux',
      document: podManifest(
        { nodeSelector: { 'kubernetes.io/os': 'linux' } },
        { image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022' },
      ),
      messages: [/an image for Windows, and the pod asks for Linux nodes/],
      severity: 'error',
    },
    {
      name: 'an official image without a Windows variant',
      document: podManifest({}, { image: 'docker.io/library/nginx:1.27' }),
      messages: [/^spec\.containers\[0\]\.image is docker\.io\/library\/nginx:1\.27/],
      severity: 'error',
    },
    {
      name: 'a tag of .NET that names no system, since Windows is no more among them',
      document: podManifest({}, { image: 'mcr.microsoft.com/dotnet/aspnet:8.0' }),
      messages: [/From \.NET 8 on/],
      severity: 'error',
    },
    ...[
      'mcr.microsoft.com/dotnet/sdk:6.0-alpine',
      'python:3.12-slim-bookworm',
      'a/b:1.2-alpine3.19',
      'fluent/fluentd:v1.16-debian-1',
    ].map((image) => ({
      name: `a tag that names a distribution of Linux: ${image}`,
      document: podManifest({}, { image }),
      messages: [/a distribution of Linux/],
      severity: 'warning' as const,
    })),
    ...['jenkins/inbound-agent:3206.vb_15dcf73f6a_9-3-jdk17', 'registry.local/jenkins/agent'].map(
      (image) => ({
        name: `an agent whose tag does not name Windows: ${image}`,
        document: podManifest({}, { image }),
        messages: [/that does not name Windows is for Linux/],
        severity: 'warning' as const,
      }),
    ),
    ...[
      'docker.io/istio/proxyv2:1.17.2',
      'registry.local/mirror/istio/proxyv2@sha256:0f',
      'cr.l5d.io/linkerd/proxy:stable-2.14.1',
      'mcr.microsoft.com/oss/azure/workload-identity/proxy-init:v1.0.0',
      'registry.k8s.io/ingress-nginx/controller:v1.9.4@sha256:5b',
      'quay.io/prometheus/node-exporter:v1.8.1',
      'hashicorp/vault:1.15.2',
      'registry.k8s.io/kube-proxy:v1.27.4',
      'mirror.local/k8s.gcr.io/kube-proxy:v1.22.4',
    ].map((image) => ({
      name: `an image that its project builds for Linux: ${image}`,
      document: podManifest({}, { image }),
      messages: [/built for Linux alone/],
      severity: 'warning' as const,
    })),
    {
      name: 'where the selector spells the system with a capital',
      document: podManifest(
        { nodeSelector: { 'kubernetes.io/os': 'Windows' } },
        { image: 'nginx' },
      ),
      messages: [/the official image nginx/],
    },
    {
      name: 'one beside a Windows container',
      document: podManifest({
        initContainers: [{ name: 'i', image: 'busybox' }],
      }),
      messages: [/initContainers\[0\]/],
    },
  ],
})
