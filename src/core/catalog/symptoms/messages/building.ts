import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const win32 =
  'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/Debug/'

/** Messages of what builds images and machines. */
export const buildingSymptoms: readonly Symptom[] = [
  {
    id: 'tf-x-windows-value',
    about: 'Terraform provider older than the Windows release',
    kind: 'error',
    words: [
      ['expected ami_type to be one of', 'got WINDOWS_'],
      ['expected os_sku to be one of', 'got Windows'],
      ['expected ami_type to be one of', 'got "WINDOWS_'],
      ['expected os_sku to be one of', 'got "Windows'],
    ],
    wordsInferred: true,
    printed: [{ by: 'Terraform', in: 'plan and apply' }],
    causes: [
      {
        cause: inferred(
          'This release of the Terraform provider does not know the Windows release yet; the list is its own, and not that of the platform.',
          ['github hashicorp/terraform-provider-aws/issues/28438', 'tf-azurerm-pool'],
          { note: 'the page of azurerm read in September 2026 lists Windows2019 and Windows2022' },
        ),
        checks: [
          { command: 'terraform providers', shows: 'the provider, pinned to an old release' },
        ],
        remedy:
          'Take a provider that knows the value, or make the pool with the command line of the platform.',
      },
    ],
  },
  {
    id: 'oth-x-ib-args',
    about: 'kubelet arguments without effect',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('The image was built with windows_service_manager sc.exe.', [
          'image-builder-windows',
        ]),
        likely: [{ observed: 'the distribution is image-builder' }],
        checks: [],
        remedy: 'Use nssm.',
      },
    ],
  },
  {
    id: 'P-20',
    about: 'image builds',
    kind: 'error',
    words: [["No module named 'winrm'"], ['Timeout waiting for WinRM']],
    printed: [{ by: 'Packer, Ansible', in: 'output of the build' }],
    causes: [
      {
        cause: verified('Python on the building machine has no pywinrm.', [
          'github tinkerbell/crocodile/issues/47',
        ]),
        likely: [{ says: "No module named 'winrm'" }],
        excluded: [{ says: 'Timeout waiting' }],
        checks: [{ command: 'python3 -m pip show pywinrm', shows: 'not found' }],
        remedy: 'pip install pywinrm for the Python that Ansible uses.',
      },
      {
        cause: inferred(
          'WinRM of the machine does not answer: its first start takes too long on a small size, or port 5986 is closed.',
          ['github danielsollondon/azvmimagebuilder/issues/14'],
        ),
        excluded: [{ says: 'No module named' }],
        checks: [{ command: 'Test-NetConnection MACHINE -Port 5986', shows: 'False' }],
        remedy: 'Take a larger size, raise winrm_timeout, open the port.',
      },
    ],
  },
  {
    id: 'P-31',
    about: 'Sysprep of an image',
    kind: 'error',
    weak: 'message',
    words: [
      ['IMAGE_STATE_UNDEPLOYABLE'],
      ['IMAGE_STATE_SPECIALIZE_RESEAL_TO_OOBE'],
      ['SYSPRP LaunchDll:Could not load DLL'],
    ],
    printed: [{ by: 'Packer, Sysprep', in: 'output of the build, setupact.log' }],
    passedBy: ['IMAGE_STATE_GENERALIZE_RESEAL_TO_OOBE'],
    causes: [
      {
        cause: inferred(
          'Sysprep does not come to its end: mostly a provider of other software fails in it, such as the agent of the cloud.',
          [
            'github danielsollondon/azvmimagebuilder/issues/83',
            'github hashicorp/packer/issues/5945',
          ],
        ),
        likely: [
          { says: 'Could not load DLL' },
          { observed: 'the same state again and again', repeats: true },
        ],
        checks: [
          {
            look: 'C:\\Windows\\System32\\Sysprep\\Panther\\setupact.log',
            shows: 'an Error behind LaunchDll or RunRegistryDlls',
          },
        ],
        remedy:
          'Update or remove what that line names, let a started update end with a reboot, then run Sysprep again.',
      },
    ],
  },
  {
    id: 'P-47',
    about: 'feature of Windows',
    kind: 'error',
    words: [['The role, role service, or feature name is not valid']],
    printed: [{ by: 'Install-WindowsFeature, Ansible', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'This Windows has no role or feature of that name: some are optional features, which another command installs, and clients have no roles.',
          ['github ansible-collections/community.windows/issues/573'],
        ),
        checks: [{ command: 'Get-WindowsOptionalFeature -Online', shows: 'the name' }],
        remedy: 'Enable-WindowsOptionalFeature -Online -All -FeatureName NAME.',
      },
    ],
  },
  {
    id: 'P-48',
    about: 'Ansible on Windows',
    kind: 'error',
    words: [
      ['Failed to search for updates: Exception from HRESULT'],
      ["No such file or directory: b'C:"],
    ],
    printed: [{ by: 'Ansible, image-builder', in: 'output of the build' }],
    causes: [
      {
        cause: inferred(
          'The machine does not reach Windows Update or its WSUS; the code says how: 0x80072EFE is a connection that was cut.',
          ['github kubernetes-sigs/image-builder/pull/402'],
        ),
        likely: [{ says: 'Failed to search' }],
        excluded: [{ says: 'No such file' }],
        checks: [{ command: 'netsh winhttp show proxy', shows: 'no proxy where one is needed' }],
        remedy: 'Give the machine its way to the updates, or leave the update step out.',
      },
      {
        cause: verified(
          'win_template of Ansible 2.10 takes a path of Windows for one of its own machine.',
          [
            'github kubernetes-sigs/image-builder/issues/668',
            'github kubernetes-sigs/image-builder/pull/657',
          ],
        ),
        likely: [{ says: 'No such file' }],
        excluded: [{ says: 'Failed to search' }],
        checks: [{ command: 'ansible --version', shows: '2.10' }],
        remedy:
          'ansible-galaxy collection install ansible.windows from 1.7 on, or a newer Ansible.',
      },
    ],
  },
  {
    id: 'P-56',
    about: 'packages of PowerShell',
    kind: 'error',
    words: [
      ['No match was found for the specified search criteria'],
      ['Unable to resolve package source'],
      ['Unable to find package providers (Docker'],
      ['DockerDefault_DockerSearchIndex.json', 'does not exist'],
    ],
    printed: [{ by: 'Install-Package, Install-Module', in: 'output of a script' }],
    causes: [
      {
        cause: inferred(
          'The service behind DockerMsftProvider was shut down in May 2023; nothing is found there.',
          [
            'github MicrosoftLearning/AZ-800-Administering-Windows-Server-Hybrid-Core-Infrastructure/issues/83',
            'github OneGet/MicrosoftDockerProvider/issues/91',
          ],
        ),
        likely: [{ says: 'Docker' }],
        excluded: [{ says: 'resolve package source' }, { says: 'NuGet' }],
        checks: [{ look: 'the script', shows: '-ProviderName DockerMsftProvider' }],
        remedy:
          'Take containerd, or docker with install-docker-ce.ps1 of microsoft/Windows-Containers.',
      },
      {
        cause: inferred(
          'The machine does not reach the gallery: it speaks no TLS 1.2, or a proxy or firewall is in the way.',
          ['github OneGet/MicrosoftDockerProvider/issues/14'],
        ),
        likely: [{ says: 'resolve package source' }, { says: 'NuGet' }],
        checks: [
          {
            command: 'Invoke-WebRequest -UseBasicParsing https://www.powershellgallery.com/api/v2',
            shows: 'an error',
          },
        ],
        remedy:
          "[Net.ServicePointManager]::SecurityProtocol = 'Tls12' before it; Install-Module with -Proxy.",
      },
    ],
  },
  {
    id: 'E-19',
    about: 'damaged files of Windows',
    kind: 'error',
    words: [['component store has been corrupted'], ['0x80073712']],
    printed: [{ by: 'DISM, Install-WindowsFeature', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The store of Windows’ own parts is damaged, so that features such as Containers and updates do not install.',
          [`${win32}system-error-codes--12000-15999-.md`],
        ),
        checks: [{ command: 'DISM /Online /Cleanup-Image /ScanHealth', shows: 'repairable' }],
        remedy: 'DISM /Online /Cleanup-Image /RestoreHealth, restart, then the feature again.',
      },
    ],
  },
  {
    id: 'D-19',
    about: 'feature of Windows in an image',
    kind: 'error',
    words: [['0x800f0922']],
    printed: [{ by: 'DISM, Install-WindowsFeature', in: 'output of a build' }],
    causes: [
      {
        cause: inferred('This base image does not take the feature.', [
          'github microsoft/iis-docker/issues/172',
        ]),
        checks: [{ command: 'Get-WindowsFeature', shows: 'in the image: not Installed' }],
        remedy: 'Begin with an image that has it, such as dotnet/framework/aspnet.',
      },
    ],
  },
  {
    id: 'RT-12',
    about: 'app that stops Sysprep',
    kind: 'error',
    words: [['was installed for a user, but not provisioned for all users']],
    printed: [{ by: 'Sysprep', in: 'setupact.log' }],
    causes: [
      {
        cause: inferred(
          'A package of the Store was installed or updated for one user: Sysprep generalizes no image with such a package.',
          ['github actions/runner-images/issues/14499'],
        ),
        checks: [
          {
            command: 'Get-AppxPackage -AllUsers; Get-AppxProvisionedPackage -Online',
            shows: 'the named package in the first list alone',
          },
        ],
        remedy:
          'Remove-AppxPackage it for that user before Sysprep, and keep the Store from updating during the build.',
      },
    ],
  },
  {
    id: 'RT-13',
    about: 'files of a feature of Windows',
    kind: 'error',
    words: [['0x800f081f']],
    printed: [{ by: 'Install-WindowsFeature, DISM', in: 'output of a script' }],
    causes: [
      {
        cause: inferred(
          'The image of the machine has no files of the feature any more, as where a clean-up removed those of all that is not installed, and no source for them is reached.',
          ['github osuosl/packer-templates/pull/151'],
        ),
        checks: [
          { command: 'Get-WindowsFeature Containers, Hyper-V', shows: 'InstallState Removed' },
        ],
        remedy:
          'Install it with -Source from the medium of the same build, or build the image without that clean-up.',
      },
    ],
  },
  {
    id: 'UB-08',
    about: 'address of a machine that Packer makes',
    kind: 'error',
    words: [['Timeout waiting for IP']],
    printed: [{ by: 'Packer (vSphere)', in: 'output of the build' }],
    causes: [
      {
        cause: inferred(
          'Nothing in the machine tells vSphere its address: Windows is not set up to the end (no autounattend.xml, another image index, a dialog), or VMware Tools were not installed from their ISO.',
          ['github kubernetes-sigs/image-builder/issues/741'],
        ),
        checks: [
          {
            look: 'console of the machine in vSphere',
            shows: 'a dialog of the setup, or no Tools',
          },
          {
            look: 'variables of the build',
            shows: 'no vmtools_iso_path, or one that is not there',
          },
        ],
        remedy:
          'Give the build the ISO of Windows and that of VMware Tools (os_iso_path, vmtools_iso_path), and let the setup run through.',
      },
      {
        cause: inferred('The network of the build has no DHCP server that answers.', [
          'github kubernetes-sigs/image-builder/issues/741',
        ]),
        checks: [{ command: 'ipconfig', shows: 'in the console: 169.254.x.x' }],
        remedy: 'Take a network with DHCP, or a static address in the answer file.',
      },
    ],
  },
  {
    id: 'BT-03',
    about: 'source of COPY or ADD',
    kind: 'error',
    words: [
      ['ADD failed: GetFileAttributesEx'],
      ['COPY failed: GetFileAttributesEx'],
      ['ADD failed: CreateFile', 'docker-builder'],
      ['COPY failed: CreateFile', 'docker-builder'],
      ['No source files were specified'],
      ['COPY failed: file not found in build context'],
      ['ADD failed: file not found in build context'],
      ['forbidden path outside the build context'],
      ['failed to calculate checksum of ref', 'not found'],
      ['failed to compute cache key', 'not found'],
    ],
    printed: [{ by: 'docker build, buildctl', in: 'output of the build' }],
    causes: [
      {
        cause: inferred(
          'COPY and ADD take their sources from the build context alone, the folder at the end of the command: a path of the host such as C:\\app is looked for below it, and one above it is refused.',
          ['github microsoft/iis-docker/issues/60', 'github moby/moby/issues/34893'],
        ),
        likely: [
          { found: 'image-source-in-context' },
          { says: 'outside the build context' },
          { says: 'GetFileAttributesEx' },
        ],
        checks: [
          {
            look: 'the line of the Dockerfile',
            shows: 'a drive letter, .. or a folder of elsewhere',
          },
        ],
        remedy:
          'Copy the files into the folder of the build and name them relative to it, or build with that folder as context and -f for the Dockerfile.',
      },
      {
        cause: inferred(
          'The file is not in the context: the command was given in another folder, the name is spelt otherwise, or .dockerignore leaves it out.',
          ['github microsoft/vsts-agent-docker/issues/36'],
        ),
        checks: [
          {
            command: 'dir; type .dockerignore',
            shows: 'no such file, or a pattern that matches it',
          },
        ],
        remedy: 'Give the folder that has the files as context, and correct name or .dockerignore.',
      },
    ],
  },
]
