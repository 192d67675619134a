import { testRule } from '../../testing/test-rule.ts'
import { proxySyntax } from './proxy-syntax.ts'

testRule(proxySyntax, {
  valid: [
    {},
    { httpProxy: 'http://proxy.example.com:3128' },
    { httpsProxy: 'https://[fd00::1]:8080/' },
    { httpProxy: 'http://user@proxy' },
  ],
  invalid: [
    {
      given: { httpProxy: 'proxy.example.com:3128' },
      message: /“proxy\.example\.com:3128” is no address such as http:/,
      severity: 'warning',
      suggestion: { httpProxy: 'http://proxy.example.com:3128' },
    },
    { given: { httpsProxy: 'socks5://proxy' }, suggestion: { httpsProxy: '' } },
    { given: { httpProxy: 'a b', httpsProxy: 'http://' }, count: 2 },
  ],
})
