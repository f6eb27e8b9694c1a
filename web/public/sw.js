// Shows notices of the server while no page of it is open. Nothing is kept and no request is changed.
addEventListener('push', (event) => {
  const { title, body, url } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, icon: '/favicon.svg', tag: 'artel-turn', data: url }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data, location.origin).href
  event.waitUntil(clients.matchAll({ type: 'window' }).then((pages) => {
    const open = pages.find((page) => page.url === url)
    return open ? open.focus() : clients.openWindow(url)
  }))
})
