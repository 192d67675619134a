import { testLint } from '../../../testing/test-lint.ts'
import { imageToldRuns } from './image-told-runs.ts'

const host = 'Our Windows nodes are Windows Server 2022 (10.0.20348.1006), Kubernetes v1.25.3.\n'
const image = (tag: string) => `The image is mcr.microsoft.com/windows/servercore:${tag}.\n`

const described = (tag: string, ip = '') =>
  `Name:         iis-6d4f\nNamespace:    default\nNode:         win1/10.0.0.7\nStatus:       Pending\n${ip === '' ? '' : `IP:           ${ip}\n`}Containers:\n  iis:\n    Image:          mcr.microsoft.com/windows/servercore:${tag}\nNode-Selectors:  kubernetes.io/os=windows\n`

testLint(imageToldRuns, {
  valid: [
    {
      name: 'a handler for virtual machines that somebody added',
      text: `${host}\n${image('ltsc2019')}\n\`\`\`toml\nversion = 2\n[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-hypervisor-1809]\n  runtime_type = "io.containerd.runhcs.v1"\n\`\`\`\n`,
    },
    {
      name: 'a pool of GKE that names its release',
      text: 'gcloud container node-pools create win --cluster a --image-type WINDOWS_LTSC_CONTAINERD --windows-os-version ltsc2022\n\nThe image is mcr.microsoft.com/windows/servercore:ltsc2022.\n',
    },
    { name: 'a pod as kubectl describes it', text: `${host}\n${described('ltsc2022')}` },
    {
      name: 'a container that runs, however it is isolated',
      text: `${host}\n${described('ltsc2019').replace(/^( *)Image: .*$/m, '$&\n$1State: Running')}`,
    },
    {
      name: 'a pod with the address of its node, which may be a HostProcess pod',
      text: `${host}\n${described('ltsc2019', '10.0.0.7')}`,
    },
    { name: 'the release of the node', text: host + image('ltsc2022') },
    {
      name: 'pods that nobody has',
      text: `${host}We do not have pods with mcr.microsoft.com/windows/servercore:ltsc2019.\n`,
    },
    { name: 'no node', text: image('ltsc2019') },
    {
      name: 'one of several that somebody tries',
      text: host + image('ltsc2019') + image('ltsc2022'),
    },
    {
      name: 'somebody who speaks of Hyper-V',
      text: `${host}We want Hyper-V isolation.\n${image('ltsc2019')}`,
    },
    {
      name: 'a pod whose file tells what it is',
      text: `${host}${image('ltsc2019')}=== a.yaml ===\napiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { os: { name: windows }, containers: [ { name: a, image: "example.com/a:1" } ] }\n`,
    },
    {
      name: 'what Docker starts by hand',
      text: `${host}docker run mcr.microsoft.com/windows/servercore:ltsc2019 works.\n`,
    },
    {
      name: 'a host of the relaxed rule',
      text: host.replace('2022 (10.0.20348.1006)', '2025') + image('ltsc2022'),
    },
  ],
  invalid: [
    {
      name: 'an image of a deployment on a host with Docker',
      text: 'The deployment uses mcr.microsoft.com/windows/servercore:1709. Cluster 1.16.8, nodes Windows Server 2019, Docker EE.\n',
      messages: [/Windows Server 2019 does not run images of Windows Server, version 1709/],
    },
    {
      name: 'a deployment with its image',
      text: 'Deployment with mcr.microsoft.com/windows/servercore:ltsc2022, cluster 1.26.8, nodes Windows Server 2019.\n',
      messages: [/does not run images of Windows Server 2022/],
    },
    {
      name: 'the release that a pool of GKE has where it names none',
      text: 'gcloud container node-pools create win --cluster a --image-type WINDOWS_LTSC_CONTAINERD\n\nThe image is mcr.microsoft.com/windows/servercore:ltsc2022.\n',
      messages: [/Windows Server 2019 does not run images of Windows Server 2022/],
    },
    {
      name: 'the image of a pod as kubectl describes it, cut at its end',
      text: `${host}\n${described('ltsc2025')}`,
      messages: [/Windows Server 2022 does not run images of Windows Server 2025/],
      severity: 'warning',
    },
    {
      name: 'an older image',
      text: host + image('ltsc2019'),
      messages: [
        /Windows Server 2022 does not run images of Windows Server 2019 with process isolation/,
      ],
      severity: 'warning',
    },
    {
      name: 'a newer one, beside its name',
      text: 'Host: Windows Server 2019\nImage: mcr.microsoft.com/dotnet/aspnet:8.0-nanoserver-ltsc2022\n',
      messages: [/Windows Server 2019 does not run images of Windows Server 2022/],
      severity: 'warning',
    },
  ],
})
