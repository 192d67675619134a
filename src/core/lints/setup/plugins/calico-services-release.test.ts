import { testLint } from '../../../testing/test-lint.ts'
import { calicoServicesRelease } from './calico-services-release.ts'

const fetched = (release: string) =>
  `Invoke-WebRequest -Uri https://github.com/projectcalico/calico/releases/download/v${release}/calico-windows-v${release}.zip -OutFile C:\\calico-windows.zip\n`

testLint(calicoServicesRelease, {
  valid: [
    { name: 'the last line with scripts', text: fetched('3.30.7') },
    { name: 'an old release', text: fetched('3.25.1') },
    {
      name: 'another file of the release',
      text: 'Invoke-WebRequest -Uri https://github.com/projectcalico/calico/releases/download/v3.31.0/calicoctl-windows-amd64.exe -OutFile calicoctl.exe\n',
    },
  ],
  invalid: [
    {
      name: 'a release without them',
      text: fetched('3.31.0'),
      messages: [/Calico 3\.31\.0 is no longer installed on Windows by hand/],
      severity: 'warning',
    },
  ],
})
