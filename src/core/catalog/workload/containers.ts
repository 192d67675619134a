import { verified } from '../fact.ts'

/** Images whose content is known, by the end of the repository's name. */
export const knownImages = {
  /** Nothing runs in it by itself. */
  servercore: verified('windows/servercore', ['doc004-guide']),
  iis: verified(
    {
      repository: 'windows/servercore/iis',
      entryPoint: [String.raw`C:\ServiceMonitor.exe`, 'w3svc'],
    },
    ['iis-docker ede16c7aca2f/windowsservercore-ltsc2022/Dockerfile'],
  ),
  /** An empty image for HostProcess containers, which find their programs on the node. */
  hostProcessBase: verified('windows-host-process-containers-base-image', ['hpc-base-image']),
} as const

/** The web server of the guide, as a PowerShell command. */
export const guideWebServer = verified('win-webserver', ['doc004-guide'])
