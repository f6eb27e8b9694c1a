import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { placeLinks } from './lib/base'
import { followDownloads, sayBuild } from './lib/home.svelte'
import { keepReady } from './lib/installed'
import { meetOutsiders } from './lib/outside'
import { followLinks } from './lib/router.svelte'
import { keepSettings } from './lib/settings.svelte'

keepSettings()
meetOutsiders()
placeLinks()
followLinks()
followDownloads()
sayBuild()
mount(App, { target: document.getElementById('app')! })
keepReady()
