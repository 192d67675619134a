import { testLint } from '../../../testing/test-lint.ts'
import { linuxProgramTold } from './linux-program-told.ts'

const manifest =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers: [{name: a, image: b}]\n'

testLint(linuxProgramTold, {
  valid: [
    'Our Linux pods have a liveness probe that runs /bin/sh -c true; the Windows nodes are fine.',
    'Windows Server 2022. Before, the liveness probe ran /bin/sh; now it is httpGet.',
    'Windows Server 2022 nodes. Can a liveness probe run /bin/sh -c on Windows?',
    'The documentation says that a probe on Windows must not run /bin/sh.',
    'We plan to use a liveness probe that runs /bin/sh in our Windows pods.',
    'Our Windows image has Git Bash and the liveness probe runs /bin/sh -c true.',
    'The Windows nodes are fine. The web pods are on Linux nodes. Their probe runs /bin/sh -c a.',
    'In our Windows pods the probe does not run /bin/sh but powershell.',
    'We replaced /bin/sh in the liveness probe of the Windows pod by powershell.',
    'On another cluster a Windows pod has a liveness probe that runs /bin/sh.',
    'On our Windows nodes the CI image runs fine; its entrypoint is bash -c build.sh and it works.',
    'The Windows pod of image example.com/busybox:1 has a probe that runs /bin/sh -c true.',
    `On Windows the liveness probe runs /bin/sh.\n\n${manifest}`,
  ].map((text) => ({ name: text, text: `${text}\n` })),
  invalid: [
    ...[
      'Windows Server 2022. The pod restarts all the time because the liveness probe runs /bin/sh -c a.',
      'Hook on Windows: Exec lifecycle hook ([/bin/sh -c echo hi]) for Container "web" failed',
      'kubectl exec -it iis-0 -- /bin/sh does not work on the Windows node.',
      'The Windows pod has command: ["/bin/sh", "-c", "start.sh"] and stays in CrashLoopBackOff.',
      'Windows pods do not start. Their entrypoint is /bin/sh.',
      'On Windows it runs /bin/sh as its readiness probe.',
      'Der Windows-Pod startet nicht, die Liveness-Probe ruft /bin/sh auf.',
    ].map((text) => ({
      name: text,
      text: `${text}\n`,
      messages: [/^\/bin\/sh is a program of Linux/],
    })),
    {
      name: 'a shell by its name, where it fails',
      text: 'Our readiness probe on Windows is `sh -c "curl -f localhost"` and it never gets ready.\n',
      messages: [/^sh is a program of Linux, which an image for Windows has only where/],
      severity: 'warning',
    },
  ],
})
