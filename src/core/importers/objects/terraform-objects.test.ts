import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'app.tf', text }]).findings.map(({ id, line }) => [id, line])
const told = (text: string) =>
  diagnose([{ name: 'app.tf', text }]).observations.map(
    ({ name, value, line, column }) => [name, value, line, column] as const,
  )

const deployment = (container: string, spec = '') => `resource "kubernetes_deployment_v1" "web" {
  metadata {
    name = "web"
  }
  spec {
    replicas = "3"
    template {
      spec {
        node_selector = {
          "kubernetes.io/os" = "windows"
        }
${spec}        container {
          name  = "a"
          image = "mcr.microsoft.com/windows/servercore:ltsc2022"
${container}        }
        container {
          name  = "b"
          image = var.image
        }
      }
    }
  }
  wait_for_rollout = false
}
`

test('a workload of Terraform is judged as its manifest, at its own lines', () => {
  const privileged = '          security_context {\n            privileged = true\n          }\n'
  expect(found(deployment(privileged))).toContainEqual(['pod-field', 16])
  expect(found(deployment(''))).not.toContainEqual(['pod-field', expect.anything()])
  expect(told(deployment(''))).toEqual(
    expect.arrayContaining([
      ['workloadName', 'web', 3, 13],
      ['replicas', 3, 6, 16],
      ['image', 'mcr.microsoft.com/windows/servercore:ltsc2022', 14, 20],
    ]),
  )
})

const withStrategy = (type: string) => `resource "${type}" "a" {
  metadata {
    name = "a"
  }
  spec {
    strategy {
      type = "RollingUpdate"
    }
    template {
      spec {
        container {
          name  = "a"
          image = "mcr.microsoft.com/windows/servercore:ltsc2022"
        }
      }
    }
  }
}
`

test('a DaemonSet has its strategy by the name that the provider has for it', () => {
  expect(found(withStrategy('kubernetes_daemon_set_v1')).map(([id]) => id)).not.toContain(
    'object-field-known',
  )
  expect(found(withStrategy('kubernetes_daemonset')).map(([id]) => id)).not.toContain(
    'object-field-known',
  )
  expect(found(withStrategy('kubernetes_stateful_set')).map(([id]) => id)).toContain(
    'object-field-known',
  )
})

test('a manifest of its own, and names that differ', () => {
  const manifest = `resource "kubernetes_manifest" "a" {
  manifest = {
    apiVersion = "v1"
    kind       = "Pod"
    metadata   = { name = "a" }
    spec = {
      nodeSelector = { "kubernetes.io/os" = "windows" }
      containers = [
        {
          name  = "a"
          image = "mcr.microsoft.com/windows/nanoserver:ltsc2022"
          securityContext = { privileged = true }
        }
      ]
    }
  }
}
`
  expect(found(manifest)).toContainEqual(['pod-field', 12])
  const user =
    '        security_context {\n          windows_options {\n            run_as_username = "A"\n          }\n        }\n'
  expect(told(deployment('', user))).toContainEqual(['runAsUserName', 'A', 14, 32])
})

test('a text that the file has under a name', () => {
  const locals = 'locals {\n  image = "mcr.microsoft.com/windows/nanoserver:ltsc2019"\n}\n'
  const text = deployment('').replace('var.image', 'local.image') + locals
  expect(told(text)).toContainEqual([
    'image',
    'mcr.microsoft.com/windows/nanoserver:ltsc2019',
    18,
    20,
  ])
})

test.each([
  ['in one line', '"flannel:\\n  backend: host-gw\\n"', 5],
  ['between two marks', '<<-EOT\n      flannel:\n        backend: host-gw\n    EOT', 7],
])('values of a chart %s', (_, values, line) => {
  const text = `resource "kubernetes_manifest" "a" {
  manifest = {
    apiVersion = "helm.cattle.io/v1", kind = "HelmChartConfig"
    metadata = { name = "rke2-flannel" }
    spec = { valuesContent = ${values}
    }
  }
}
`
  expect(found(text)).toContainEqual(['rke2-cni', line])
})

test('a resource that is cut off, and those of other providers, are left alone', () => {
  expect(told(deployment('').slice(0, 300))).not.toContainEqual(
    expect.arrayContaining(['workloadName']),
  )
  expect(told('resource "helm_release" "a" {\n  name = "a"\n}\n')).toEqual([])
})
