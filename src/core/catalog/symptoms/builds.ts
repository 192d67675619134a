import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What installers and tools print where Windows images are built or composed. */
export const buildSymptoms: readonly Symptom[] = [
  {
    id: 'D-18',
    about: 'installer in a container',
    kind: 'error',
    words: [
      ['msiexec', 'code: 1603'],
      ['error code 1603'],
      ['exit code 1603'],
      ['Error 1719', 'Windows Installer'],
    ],
    printed: [{ by: 'Windows Installer', in: 'output of a build' }],
    causes: [
      {
        cause: inferred(
          'Image and host are of different sides of the updates of February 2020, which stops 32-bit programs.',
          ['github microsoft/mssql-docker/issues/569'],
        ),
        likely: [{ says: '1719' }],
        excluded: [{ says: '1603' }],
        checks: [{ command: 'cmd /c ver', shows: 'one is older than February 2020' }],
        remedy: 'Update the older one.',
      },
      {
        cause: verified(
          '1603 says only that the installation failed; why stands in its own log. Often it waits for a window, or wants what a container does not have.',
          ['win32 Msi/error-codes.md', 'github microsoft/iis-docker/issues/13'],
        ),
        excluded: [{ says: '1719' }],
        checks: [
          { command: 'msiexec /i FILE /qn /l*v C:\\msi.log', shows: 'above “Return value 3”' },
        ],
        remedy: 'Install silently and wait for it (Start-Process -Wait), on servercore.',
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
    id: 'D-20',
    about: 'volume of docker-compose',
    kind: 'error',
    words: [['invalid volume spec "', 'invalid volume specification']],
    printed: [{ by: 'docker-compose', in: 'its output' }],
    causes: [
      {
        cause: inferred('docker-compose writes C:\\ as /c/, for containers of Linux.', [
          'github docker/compose/issues/4012',
        ]),
        likely: [{ says: 'volume spec "/' }],
        checks: [{ command: 'docker-compose version', shows: '1.9 or older' }],
        remedy: 'Update docker-compose.',
      },
      {
        cause: inferred('The folder is no full path of Windows, or the client is not on Windows.', [
          'github StefanScherer/windows-docker-machine/issues/16',
        ]),
        excluded: [{ says: 'volume spec "/' }],
        checks: [{ look: 'volumes of the service', shows: 'C:data, or none with a drive' }],
        remedy: 'Write it as C:\\data.',
      },
    ],
  },
]
