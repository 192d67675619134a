import fc from 'fast-check'

/** One seed, so that a change is judged by the change alone; `npm run sweep` draws a fresh one. */
fc.configureGlobal({ seed: 20_261_122 })
