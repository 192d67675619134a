import { testImporter } from '../testing/test-importer.ts'
import { imageBuilder } from './image-builder.ts'

testImporter(imageBuilder, [
  {
    name: 'an image with containerd',
    text: `{
  "kubernetes_semver": "v1.31.4",
  "runtime": "containerd",
  "containerd_version": "1.7.24",
  "docker_ee_version": "19.03.12",
  "pause_image": "registry.k8s.io/pause:3.10",
  "windows_service_manager": "nssm",
  "distribution_version": "2022",
  "vm_name": "{{user \`build_name\`}}-windows-2019"
}`,
    reads: [
      ['kubernetesRelease', '1.31.4', 2],
      ['containerRuntime', 'containerd', 3],
      ['runtimeVersion', '1.7.24', 4],
      ['pauseImage', 'registry.k8s.io/pause:3.10', 6],
      ['serviceManager', 'nssm', 7],
      ['windowsRelease', 'ltsc2022', 8],
    ],
  },
  {
    name: 'one with Docker',
    text: `{
  "kubernetes_semver": "v1.22.4",
  "runtime": "docker-ee",
  "docker_ee_version": "20.10.9",
  "build_name": "windows-2019"
}`,
    reads: [
      ['containerRuntime', 'docker', 3],
      ['runtimeVersion', '20.10.9', 4],
      ['windowsRelease', 'ltsc2019', 5],
    ],
  },
  {
    name: 'the same as variables of Ansible',
    text: `runtime: containerd
kubernetes_semver: v1.24.0
kubernetes_install_path: c:\\k
windows_service_manager: windows_service
pause_image: "{{ other_image }}"
distribution_version: 2022
`,
    reads: [
      ['containerRuntime', 'containerd', 1],
      ['kubernetesRelease', '1.24.0', 2],
      ['serviceManager', 'native', 4],
      ['windowsRelease', 'ltsc2022', 6],
    ],
  },
])
