# What people read, in Spanish. The same messages as in en.ftl, with the same values; a test says so.
# $card is a card, drawn or named; $you is yes where the sentence is about its reader; $colour is a letter of R O Y G B I V.

## The page

page-title = Red7
page-description = Juega al juego de cartas Red7 con amigos mediante un enlace, o contra el ordenador. Sin instalar nada y sin cuenta.
page-needs-script = Red7 necesita JavaScript. Actívalo para esta página y vuelve a cargarla.
page-unreached = No se ha podido cargar Red7 por completo. Puede que no tengas conexión o que el servidor esté descansando.
page-old-browser = Este navegador es demasiado antiguo para Red7. Actualízalo o abre esta página en otro.

skip-to-content = Ir al contenido
home = Red7, inicio
language = Idioma
theme-light = Colores claros
theme-dark = Colores oscuros
close = Cerrar
load-again = Volver a cargar
go-home = Ir al inicio
not-found-title = Aquí no hay nada
not-found-text = Esta dirección no lleva a ninguna parte. Puede que el enlace esté mal escrito.

## Cards and rules

colour-name =
    { $colour ->
        [R] Rojo
        [O] Naranja
        [Y] Amarillo
        [G] Verde
        [B] Celeste
        [I] Azul
       *[V] Violeta
    }
card-name =
    { $colour ->
        [R] Rojo { $number }
        [O] Naranja { $number }
        [Y] Amarillo { $number }
        [G] Verde { $number }
        [B] Celeste { $number }
        [I] Azul { $number }
       *[V] Violeta { $number }
    }
card-counting = { $card }, cuenta
card-hopeless = { $card }, no puede salvarte
card-hidden = una carta oculta

rule-R = Rojo: la carta más alta
rule-O = Naranja: más cartas del mismo número
rule-Y = Amarillo: más cartas del mismo color
rule-G = Verde: más cartas pares
rule-B = Celeste: más colores distintos
rule-I = Azul: la escalera más larga
rule-V = Violeta: más cartas menores que 4

rule-R-short = carta más alta
rule-O-short = mismo número
rule-Y-short = mismo color
rule-G-short = cartas pares
rule-B-short = colores distintos
rule-I-short = escalera
rule-V-short = menores que 4

rule-R-ties = A igual número: rojo el más alto, violeta el más bajo
rule-O-ties = Si hay empate, decide la carta más alta del grupo
rule-Y-ties = Si hay empate, decide la carta más alta del grupo
rule-G-ties = Si hay empate, decide la carta par más alta
rule-B-ties = Si hay empate, decide la carta más alta del grupo
rule-I-ties = Si hay empate, decide la carta más alta de la escalera
rule-V-ties = Si hay empate, decide la más alta de las menores que 4

legend = Las siete reglas
rule-in-force = La regla en vigor
rule-preview = Esta sería la regla

count-none = nada cuenta
count-R = carta más alta { $card }
count-O =
    { $count ->
        [one] 1 carta, { $card }
       *[other] { $count } del mismo número, la más alta { $card }
    }
count-Y =
    { $count ->
        [one] 1 carta, { $card }
       *[other] { $count } del mismo color, la más alta { $card }
    }
count-G =
    { $count ->
        [one] 1 carta par, { $card }
       *[other] { $count } cartas pares, la más alta { $card }
    }
count-B =
    { $count ->
        [one] 1 color, { $card }
       *[other] { $count } colores, la más alta { $card }
    }
count-I =
    { $count ->
        [one] 1 carta, { $card }
       *[other] escalera de { $count }, la más alta { $card }
    }
count-V =
    { $count ->
        [one] 1 carta menor que 4, { $card }
       *[other] { $count } cartas menores que 4, la más alta { $card }
    }

## The board

canvas-top = Pila de reglas: { $card }
canvas-first = Pila de reglas: la partida empieza con Rojo
canvas-drop = Poner como nueva regla la carta elegida
deck-count =
    { $count ->
        [0] Baraja: vacía
        [one] Baraja: 1 carta
       *[other] Baraja: { $count } cartas
    }
your-side = Tu lado de la mesa
your-palette = Tu área de juego
palette-of = Área de juego de { $name }
your-hand = Tu mano
your-hand-label =
    { $count ->
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
hand-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
points-count =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
seat-moves = le toca
seat-moves-own = te toca
seat-own = Tú
seat-out = eliminado
tag-leading = va ganando
tag-would-lead = iría ganando
tag-won = ha ganado
tag-behind = tras { $name }
tag-behind-short = por detrás
choose-from = Elige una de las cartas de { $name }
choose-from-own = Elige una de tus cartas

leads =
    { $you ->
        [yes] Vas ganando: { $count }.
       *[no] { $name } va ganando: { $count }.
    }
nobody-leads = Nadie va ganando.

## A turn

do-play = Jugarla
do-play-rule = …y cambiar la regla
do-play-on = …y seguir
do-play-then-rule = Jugarla y cambiar la regla
do-discard =
    { $colour ->
        [R] Cambiar a Rojo
        [O] Cambiar a Naranja
        [Y] Cambiar a Amarillo
        [G] Cambiar a Verde
        [B] Cambiar a Celeste
        [I] Cambiar a Azul
       *[V] Cambiar a Violeta
    }
do-deck = Ponerla en la baraja
do-draw = Robar carta
do-decline = No robar
do-end = Acabar turno
do-end-out = Acabar y quedar fuera
do-nothing = No jugar y quedar fuera
do-leave = Quedar fuera
do-go-out = Sí, quedo fuera
do-think-again = Mejor lo pienso
do-undo = Deshacer

would-play = { $card } a tu área de juego.
would-discard =
    { $colour ->
        [R] { $card } a la pila de reglas: la regla será Rojo.
        [O] { $card } a la pila de reglas: la regla será Naranja.
        [Y] { $card } a la pila de reglas: la regla será Amarillo.
        [G] { $card } a la pila de reglas: la regla será Verde.
        [B] { $card } a la pila de reglas: la regla será Celeste.
        [I] { $card } a la pila de reglas: la regla será Azul.
       *[V] { $card } a la pila de reglas: la regla será Violeta.
    }
would-deck = { $card } va boca abajo sobre la baraja.
would-draw = Robas una carta, y tu turno hasta aquí queda a la vista de todos.
would-lead = Irías ganando.
would-lead-with = Irías ganando: { $count }.
would-be-out = Después, nada te salvaría de quedar fuera.
would-be-behind = Irías detrás de { $name }: cambia también la regla.
would-nobody = Nadie iría ganando: cambia también la regla.
would-not = { $card } a la pila de reglas: { $name } iría ganando, así que no puedes.
would-not-nobody = { $card } a la pila de reglas: nadie iría ganando, así que no puedes.

ask-turn = Tu turno: juega una carta, cambia la regla o haz las dos cosas.
ask-empty = No te quedan cartas en la mano: la ronda acaba aquí para ti.
ask-draw = ¿Robas una carta a cambio?
ask-one = Elige una carta de otra área de juego: irá a la baraja.
ask-seven = Elige una carta de tu área de juego para la pila de reglas o la baraja.
ask-seven-canvas = Elige una carta de tu área de juego para la pila de reglas.
ask-five = Juega una carta más.
ask-play = Elige una carta de tu mano.
ask-silent =
    { $back ->
        [yes] Acaba tu turno, sigue o deshaz.
       *[no] Acaba tu turno o sigue.
    }
ask-lead = Irías ganando. Acaba tu turno.
ask-lead-or-rule = Irías ganando. Acaba tu turno o cambia también la regla.
ask-rule = Aún no vas ganando. Elige una carta de tu mano: su color será la regla.
ask-go-on = Aún no vas ganando: juega una carta más o cambia la regla.
ask-lost =
    { $back ->
        [yes] Desde aquí nada te salva. Deshaz o queda fuera.
       *[no] Ya nada te salva: la ronda acaba aquí para ti.
    }
ask-out = No vas ganando: quedarías fuera de esta ronda.

did-play =
    { $you ->
        [yes] Juegas { $card }.
       *[no] { $name } juega { $card }.
    }
did-discard =
    { $you ->
        [yes] Cambias la regla con { $card }.
       *[no] { $name } cambia la regla con { $card }.
    }
did-move =
    { $you ->
        [yes] Pasas { $card } de tu área de juego a la pila de reglas.
       *[no] { $name } pasa { $card } de su área de juego a la pila de reglas.
    }
did-take =
    { $you ->
        [yes] Le quitas { $card } a { $owner }: va a la baraja.
       *[no]
            { $yours ->
                [yes] { $name } te quita { $card }: va a la baraja.
               *[no] { $name } le quita { $card } a { $owner }: va a la baraja.
            }
    }
did-put-back =
    { $you ->
        [yes] Pones { $card } sobre la baraja.
       *[no] { $name } pone { $card } sobre la baraja.
    }
did-draw =
    { $you ->
        [yes] Robas una carta.
       *[no] { $name } roba una carta.
    }
did-draw-card =
    { $you ->
        [yes] Robas { $card }.
       *[no] { $name } roba { $card }.
    }
did-out =
    { $you ->
        [yes] Quedas fuera de esta ronda.
       *[no] { $name } queda fuera.
    }

## When something does not work

trouble = Eso no ha funcionado. Vuelve a intentarlo.
trouble-away = No se llega al servidor. Tu mesa está guardada; esto seguirá solo.
trouble-stale = Ha pasado algo mientras tanto. Mira de nuevo.
trouble-not-winning = Una carta solo puede ir a la pila de reglas si después vas ganando.
trouble-not-your-turn = No es tu turno.
trouble-rate = Eso ha sido demasiado rápido. Espera un momento.
trouble-busy = El ordenador está pensando para otros. Vuelve a intentarlo en un momento.
trouble-waking = El servidor está empezando a pensar. Vuelve a intentarlo en un minuto.
trouble-one-at-a-time = Las preguntas, de una en una: espera la respuesta a la anterior.
trouble-no-table = Aquí no hay ninguna mesa. Puede que el enlace esté mal escrito o que la mesa ya se haya recogido.
trouble-full = Todos los sitios de esta mesa están ocupados. Puedes mirar.
trouble-tables = Se han abierto demasiadas mesas desde tu dirección. Vuelve a intentarlo más tarde.
trouble-mistake = Es un fallo nuestro. Queda anotado; vuelve a intentarlo.
trouble-name-taken = Aquí alguien ya tiene ese nombre. Elige otro.
trouble-word = Una palabra de ese texto no está permitida aquí. Elige otra.
trouble-no-chat = En este servidor no hay chat.
trouble-reports = Son muchas denuncias. Espera un poco.
trouble-closed = Quien administra este servidor ha cerrado la mesa.
trouble-seat-taken = Alguien fue más rápido: ese sitio está ocupado.
trouble-begun = Las cartas ya están repartidas. Puedes mirar.
trouble-seats-open = Aún quedan sitios libres.
trouble-not-host = Eso solo puede hacerlo quien organiza la mesa.
trouble-paused = La partida está en pausa.
trouble-bot-plays = Un bot juega por ti. Primero vuelve a jugar tú.
trouble-too-late = Se te había acabado el tiempo.
trouble-proposed = Ya hay una propuesta. Primero respóndela.
trouble-undo-nothing = No tienes ningún turno que deshacer.
trouble-undo-draw = Desde entonces se ha robado una carta: ese turno se queda.
trouble-undo-round-over = La ronda ha terminado: sus turnos se quedan.
trouble-no-recovery = Este enlace no devuelve ningún sitio. Un enlace a un sitio vale hasta que se crea otro.
trouble-connections = Hay demasiadas conexiones desde tu red. Cierra una pestaña y vuelve a intentarlo.
trouble-unavailable = La mesa está pasando a otro servidor. Vuelve a intentarlo en un momento.
trouble-malformed = Esta página y el servidor no se entienden. Vuelve a cargar la página.

## Rules by name

# $switches are the letters of what is added: d the discard rule, s points, a actions. Básico, Avanzado and Acciones are names.
rules-game =
    { $switches ->
        [d] Básico con la regla de la pila
        [s] Básico por puntos
        [a] Básico con Acciones
        [ds] Avanzado
        [da] Básico con la regla de la pila y Acciones
        [sa] Básico por puntos con Acciones
        [dsa] Avanzado con Acciones
       *[none] Básico
    }
# $game is the message before this one.
rules-name = { $game }, edición { $edition }
rules-name-small-pack = { $game }, edición { $edition }, con menos cartas
rules-choice = El juego
rules-basic = Básico
rules-basic-line = Una ronda. Gana quien aguante hasta el final.
rules-advanced = Avanzado
rules-advanced-line =
    { $edition ->
        [first] Rondas por puntos, y las cartas bajas no pueden cambiar la regla.
       *[later] Rondas por puntos, y una carta alta en la pila de reglas te deja robar.
    }
rules-points = Solo puntos
rules-points-line = Rondas por puntos; la regla se cambia como en Básico.
rules-discard = Solo la regla de la pila
rules-discard-line =
    { $edition ->
        [first] Una ronda. La carta que juegues en la pila de reglas no puede ser menor que el número de cartas de tu área de juego.
       *[later] Una ronda. Si la carta que juegas en la pila de reglas es mayor que el número de cartas de tu área de juego, puedes robar.
    }
rules-actions = Acciones
rules-actions-line = Las cartas impares hacen algo al jugarlas: quitar, robar, seguir o mover. Van bien con cualquiera de estos juegos.
rules-edition = Edición
rules-edition-same = Básico es igual en todas las ediciones.
rules-edition-3 = La más nueva. Quien no puede salvarse no puede jugar ni un 1 ni un 7.
rules-edition-2 = Un 1 solo quita de áreas de juego con al menos tantas cartas como la tuya, y un 7 puede mover cualquiera de tus cartas.
rules-edition-1 = De las primeras. Un 1 nunca quita la única carta de nadie, y con un 7 hay que ir ganando al momento.
rules-edition-0 = La primera. Una carta baja no puede cambiar la regla si tu área de juego es grande, y nadie roba por cambiarla.

## Inviting

invite-link = Enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
invite-share-title = Una mesa de Red7
invite-code = El enlace como código QR
invite-code-missing = No se ha podido dibujar el código QR. El enlace funciona igual.
invite-here-only = Este enlace solo funciona en este equipo. Para amigos en tu misma red, inicia el juego con { $command }.

## The table

table-title = Mesa
table-yours = Tu mesa
table-of = La mesa de { $name }
table-connecting = Buscando la mesa…
table-away = Sin conexión. Se vuelve a intentar; no se pierde nada.
lost-title = Aquí no hay ninguna mesa
lost-game-title = Aquí no hay ninguna partida
lost-text = Puede que el enlace esté mal escrito, o que lo que había aquí ya se haya recogido.
guest-name = Visita
looking-on = Estás mirando.
round-number = Ronda { $round }
target = { $points } para ganar
onlookers =
    { $count ->
        [one] 1 persona mirando
       *[other] { $count } personas mirando
    }
title-your-turn = Tu turno · { $table }
notify-turn = Es tu turno
bot-name = Bot (niv. { $level })

bot-name-number = Bot { $number } (niv. { $level })
gather-waiting = Esperando a todos
gather-invited = Te invitan: { $table }
gather-seats = Sitios
gather-sit = Sentarme
gather-start = Repartir las cartas
gather-leave = Dejar el sitio
gather-remove = Quitar
gather-fill-level = Bots para los sitios libres
gather-fill =
    { $count ->
        [one] Llenar el sitio libre
       *[other] Llenar { $count } sitios libres
    }
gather-invite = Invita a tus amigos
gather-invite-text = Quien tenga este enlace puede sentarse. Sin cuenta y sin instalar nada.
nickname = Tu nombre en la mesa
nickname-example = Ana
seat-open = libre
seat-expected = reservado para { $name }
seat-you = (tú)
seat-host = organiza
seat-ready = a punto
seat-stood-in = juega un bot
seat-replaced = su bot falló; juega otro más sencillo
seat-away = ausente
fair-title = ¿Es limpio el reparto?
fair-text = Antes de que nadie se sentara, el servidor se comprometió con un secreto mediante esta huella. El navegador de cada jugador añade sus propios bits, y las cartas salen de ambas cosas. Después de la ronda, cualquiera puede comprobarlo.

story-title = Así va la partida
story-empty = Las cartas están repartidas.
story-round = Ronda { $round }
story-won =
    { $you ->
        [yes] Ganas la ronda.
       *[no] { $name } gana la ronda.
    }
story-game =
    { $you ->
        [yes] Ganas la partida.
       *[no] { $name } gana la partida.
    }
story-shared = Victoria compartida: { $names }.
story-stood-in =
    { $you ->
        [yes] Un bot juega por ti.
       *[no]
            { $why ->
                [clock] A { $name } se le ha acabado el tiempo; sigue un bot.
                [handed] { $name } deja que juegue un bot.
               *[other] { $name } no está; sigue un bot.
            }
    }
story-returned =
    { $you ->
        [yes] Vuelves a jugar.
       *[no] { $name } vuelve a jugar.
    }
story-resigned =
    { $you ->
        [yes] Abandonas.
       *[no] { $name } abandona.
    }
story-agreed =
    { $you ->
        [yes] Aceptas.
       *[no] { $name } acepta.
    }
story-declined =
    { $you ->
        [yes] Rechazas.
       *[no] { $name } rechaza.
    }
story-undone =
    { $you ->
        [yes] Se ha deshecho tu turno.
       *[no] Se ha deshecho el turno de { $name }.
    }
story-sat =
    { $you ->
        [yes] Te sientas a la mesa.
       *[no] { $name } se sienta a la mesa.
    }
story-proposed-undo =
    { $you ->
        [yes] Pides deshacer tu turno.
       *[no] { $name } pide deshacer un turno.
    }
story-proposed-pause =
    { $you ->
        [yes] Pides una pausa.
       *[no] { $name } pide una pausa.
    }
story-paused = La partida está en pausa.
story-continued =
    { $you ->
        [yes] Reanudas la partida.
       *[no] { $name } reanuda la partida.
    }
story-server-back = El servidor no estaba; los relojes se pararon.
story-came = { $name } está aquí.
story-went = { $name } no está.

idle-turn-of = Le toca a { $name }.
idle-paused = La partida está en pausa.
idle-out = Fuera de esta ronda. Los demás siguen jugando.
idle-stood-in = Un bot juega por ti.
pause-end = Seguir
proposal-agree = Aceptar
proposal-decline = Rechazar
proposal-withdraw = Retirar

side-show = Relato
side-hide = Ocultar
chat-title = Chat
chat-unread =
    { $count ->
        [one] 1 mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
chat-empty = Nadie ha dicho nada todavía.
chat-line = Di algo
chat-send = Enviar
chat-mute = Silenciar o denunciar a alguien
chat-report = Denunciar
chat-reported = Denunciado
chat-report-seat = Denunciar a { $name }
react-hello = Hola
react-well-played = Bien jugado
react-wow = Guau
react-oops = Ups
react-thinking = Déjame pensar
react-thanks = Gracias
react-good-game = Buena partida
react-sorry = Perdón

hint-ask = Pista
hint-thinking = Pensando…
hint-play = jugar { $card }
hint-discard = hacer de { $card } la regla
hint-deck = poner { $card } sobre la baraja
hint-draw = robar una carta
hint-decline = no robar
# After a number of per cent.
hint-chance = de ganar

points-won =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
scores-title = Puntuación
next-round = Siguiente ronda
next-waiting = Esperando a los demás
rematch = Jugar otra vez
rematch-go = Ir a la siguiente partida
rematch-soon = La siguiente partida está lista. Pasas a ella en { $seconds } s.
rematch-stay = Quedarme aquí
look-at-game = Ver la partida

menu = Menú
menu-undo =
    { $alone ->
        [yes] Deshacer mi último turno
       *[no] Pedir deshacer mi último turno
    }
menu-pause =
    { $alone ->
        [yes] Poner en pausa
       *[no] Pedir una pausa
    }
menu-hand-over = Que un bot juegue por mí
menu-take-back = Volver a jugar yo
menu-resign = Abandonar
menu-resign-sure = Sí, abandono
menu-sound = Sonidos suaves
menu-vibrate = Vibrar cuando me toque
menu-notify = Avisarme cuando me toque
menu-keep = Enlace a mi sitio
menu-keep-text = Con este enlace puedes recuperar tu sitio en otro dispositivo. Es solo para ti.
menu-rules = Las reglas

time-turn = Quedan { $time } para este turno
time-reserve = Quedan { $time } de la reserva
curtain-pass = Pasa el dispositivo a { $name }.
curtain-show = Soy { $name }: ver mi mano

## Levels of bots

# How well a bot plays, as a name for it. Phrases that stand after one bot or several alike.
level-name =
    { $level ->
        [1] al alcance de un niño
        [2] en plan amistoso
        [3] sin prisas
        [4] con paso firme
        [5] con ganas
        [6] con mucha vista
       *[7] de maestro
    }
# $name is the message before this one.
level-choice = Nivel { $level }: { $name }
# Bots of one level among the players of a game, as in: Ana y 2 bots (en plan amistoso).
level-bots =
    { $count ->
        [one] un bot ({ $name })
       *[other] { $count } bots ({ $name })
    }
level-label = Cómo de bien juegan los bots

## Home

home-title = Siete reglas, de una en una.
home-lead = Al final de tu turno tienes que ir ganando; si no, quedas fuera. Juega una carta en tu área de juego, cambia la regla o haz las dos cosas.
home-play-now = Jugar ahora
home-against =
    { $count ->
        [one] Contra un bot: { $level }
       *[other] Contra { $count } bots: { $level }
    }
home-change = Cambiar
# Follows the message before this one, for those who listen.
home-change-what = {" "}rivales y reglas
home-change-done = Listo
home-opponents = Rivales
home-friends = Jugar con amigos
home-pass = Pasar y jugar
home-rules-title = Toca una carta: se convierte en la regla.
home-rules-label = Siete cartas, siete reglas: elige la que está en vigor
home-doors = Más caminos a Red7
home-door-learn = Aprender a jugar
home-door-learn-line = Diez minutos, jugando.
home-door-who = ¿Quién va ganando?
home-door-who-line = Para tu mesa de verdad: marca las cartas de cada uno.
home-door-board = Tablero de análisis
home-door-board-line = Prepara cualquier posición y mira lo que vale.
home-door-rules = Reglas
home-door-rules-line = Todas las ediciones, en breve.
home-open-title = Mesas abiertas
home-open-none = Ahora mismo no hay ninguna mesa pública abierta. Abre una y quizá se siente alguien.
home-open-first = Abrir una mesa
home-open-seats =
    { $count ->
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
home-open-join = Unirme
home-open-watch = Mirar
home-puzzle-title = El reto de hoy
home-puzzle-ask =
    { $kind ->
        [win] Una jugada gana esto. ¿Cuál?
       *[survive] Una jugada te salva. ¿Cuál?
    }
home-puzzle-open = Ir al reto de hoy
home-puzzle-solve = Resolverlo
home-puzzle-none = El reto del día aún no está aquí. Vuelve a mirar en un momento.
home-recent-title = Partidas recientes
home-recent-own = Tuyas
home-recent-return = Seguir
home-recent-public = En mesas públicas
home-recent-more = Todas las partidas
home-recent-none = Aquí aparecerán tus partidas, para seguirlas o volver a verlas.
home-credit = No oficial y gratis. Red7 es un juego de Carl Chudyk y Chris Cieslik, publicado por Asmadi Games.
home-version = Versión { $version }
home-away = No se llega al servidor. Comprueba tu conexión y vuelve a intentarlo en un momento.

## Learn

tutorial-title = Aprende a jugar
tutorial-progress = Lección { $number } de { $count }
tutorial-lessons = Lecciones
tutorial-lesson-done = hecha
tutorial-restart = Empezar de nuevo
tutorial-next = Siguiente
tutorial-next-lesson = Siguiente lección
tutorial-finish = Terminar
tutorial-again = Otra vez
tutorial-loading = Colocando las cartas…

tutorial-right = Correcto. { $leads }
tutorial-wrong = { $leads } Quedarías fuera. Prueba con otra carta.
tutorial-other-way = Sigues en la ronda, así que también vale. Aquí, prueba como pide la lección.
tutorial-no-way-out = Sigues en la ronda. Aquí se trata de ver cómo es quedar fuera.

tutorial-cards = Qué carta es más alta
tutorial-cards-ask = Toca la carta más alta.
tutorial-cards-1 = Primero decide el número. El color no importa todavía.
tutorial-cards-2 = Hasta el color más bajo gana con un número mayor.
tutorial-cards-3 = A igual número decide el color: rojo, naranja, amarillo, verde, celeste, azul, violeta, del más alto al más bajo.
tutorial-cards-4 = Lo mismo una vez más. No hay dos cartas iguales, así que siempre hay una más alta.
tutorial-cards-scale = De mayor a menor
tutorial-cards-right = Correcto: { $high } es más alta que { $low }.
tutorial-cards-wrong = No, { $high } es más alta que { $low }.

tutorial-R-1 = Todos tienen un área de juego: cartas boca arriba. La regla dice con cuál se va ganando. Con Rojo, la que tiene la carta más alta. Juega una carta con la que vayas ganando.
tutorial-R-2 = Bruno tiene un 6. Tú tienes dos, pero solo uno es más alto que el suyo.
tutorial-O-1 = Con Naranja cuentan las cartas del mismo número. Bruno tiene dos 4. Juega una carta que te dé una pareja mejor.
tutorial-O-2 = Más cartas ganan a cartas más altas. Bruno tiene dos 7: ¿cuántas necesitas?
tutorial-Y-1 = Con Amarillo cuentan las cartas del mismo color. Bruno tiene dos violetas. Consigue una más que él.
tutorial-Y-2 = Si hay empate en número de cartas, decide la más alta del grupo. Puede que ya esté en tu área de juego.
tutorial-G-1 = Con Verde cuentan las cartas pares: 2, 4 y 6. Las demás solo están ahí.
tutorial-G-2 = Otra vez empate. Decide la carta par más alta, así que un 7 no ayuda.
tutorial-B-1 = Con Celeste cuentan los colores distintos: una carta de cada uno.
tutorial-B-2 = Dos contra ti. Supera a los dos.
tutorial-I-1 = Con Azul cuentan los números seguidos, de cualquier color. Bruno tiene 5 y 6. Haz una escalera más larga.
tutorial-I-2 = Una escalera no sigue del 7 al 1. Encuentra la carta que hace la tuya más alta.
tutorial-V-1 = Con Violeta cuentan las cartas bajas: 1, 2 y 3. Ten más que Bruno.
tutorial-V-2 = Empate una vez más. De las cartas bajas, decide la más alta.

tutorial-turn = Tu turno
tutorial-turn-1 = Desde ahora la mesa te dice qué haría una carta antes de jugarla. Toca una carta y lee la frase; luego juega una con la que vayas ganando.
tutorial-turn-2 = Ninguna carta de tu mano supera al 7 rojo. Pero cada carta es también una regla: ponla en la pila de reglas y su color será la nueva regla. Toca una carta y luego la pila o el botón. Después tienes que ir ganando.
tutorial-turn-3 = Puedes hacer las dos cosas: primero jugar una carta y luego cambiar la regla. Aquí no basta con menos.
tutorial-turn-4 = Quien no va ganando cuando acaba su turno queda eliminado de la ronda. Las cartas pálidas no pueden salvarte. Le pasa a todo el mundo: déjate eliminar.
tutorial-turn-4-right = Quedas fuera, y Bruno gana esta ronda. En la siguiente juegan todos otra vez.

tutorial-round = Una ronda entera
tutorial-round-1 = Ahora una ronda entera, con cuatro cartas cada uno. Ve ganando al final de cada uno de tus turnos. Gana quien aguante hasta el final.
tutorial-round-waits = Bruno está pensando.
tutorial-round-won = { $turn } Ganas la ronda.
tutorial-round-lost = Quedas fuera, así que Bruno gana esta ronda. Juégala otra vez o sigue adelante.

tutorial-draw = Avanzado: carta por carta
tutorial-draw-1 = En Avanzado, una carta alta en la pila de reglas te devuelve otra. Si su número es mayor que el número de cartas de tu área de juego, puedes robar. Cambia la regla de forma que puedas robar, y roba.
tutorial-draw-1-right = Has robado { $card }. Con más cartas en la mano aguantas más.

tutorial-score = Avanzado: puntos
tutorial-score-1 = Quien gana una ronda se queda las cartas que cuentan según la regla, y cada una vale su número. Has ganado con esta regla. Toca las cartas que te quedas.
tutorial-score-2 = Lo mismo con otra regla. De cada color solo cuenta la carta más alta.
tutorial-score-take = Me quedo estas
tutorial-score-right =
    { $points ->
        [one] Correcto: 1 punto. Con dos jugadores, quien llegue antes a { $target } gana la partida.
       *[other] Correcto: { $points } puntos. Con dos jugadores, quien llegue antes a { $target } gana la partida.
    }
tutorial-score-wrong = Casi. ¿Qué cartas forman el mejor grupo con esta regla?
tutorial-score-cards = Tu área de juego al final de la ronda

tutorial-actions = Acciones
tutorial-actions-1 = Con acciones, las cartas impares hacen algo al jugarlas. Un 1 quita una carta de otra área de juego y la pone sobre la baraja. Vale con áreas que no tengan menos cartas que la tuya. Deshazte de la mejor carta de Bruno.
tutorial-actions-2 = Un 3 roba una carta. No puedes saber cuál, pero puedes usarla en el mismo turno. Juega el 3 y cambia la regla con lo que robes.
tutorial-actions-3 = Un 5 te deja jugar una carta más. Alarga la escalera en dos.
tutorial-actions-4 = Un 7 mueve una carta de tu área de juego a la pila de reglas o a la baraja. Haz de ella una regla que te convenga y acaba tu turno.

tutorial-end = Ya sabes jugar
tutorial-end-text = Este es todo el juego. Lo demás se aprende jugando: una buena jugada te salva; una mejor no deja nada a los demás.
tutorial-end-play = Jugar ahora
tutorial-end-puzzles = Resolver un reto
tutorial-end-rules = Leer las reglas

## The rules page

rulebook-title = Reglas
rulebook-edition = Edición { $edition }
rulebook-editions = Elige una edición
rulebook-contents = En esta página
rulebook-print = Imprimir
rulebook-intro = Un juego de cartas para dos a cuatro. Tienes que ir ganando cuando acabe tu turno; si no, quedas fuera de la ronda. Lo que hace falta para ganar cambia sin parar, porque cualquier carta puede ser la regla.
rulebook-about-10 = El primer reglamento. Su regla avanzada limita lo que se puede jugar en la pila de reglas, y nadie roba por ello.
rulebook-about-11 = Un reglamento temprano que no lleva número; el nombre 1.1 es nuestro. Con él llegó el robo extra.
rulebook-about-12 = El reglamento de muchos países; seguimos su texto inglés. El 1 y el 7 tienen otras acciones que antes.
rulebook-about-13 = La edición más nueva, y la que jugamos si no eliges otra.

rulebook-cards = Las cartas
rulebook-cards-text = Hay 49 cartas: los números del 1 al 7 en siete colores. Cada carta es también una regla, la de su color.
rulebook-cards-number = El número mayor es la carta más alta, sean cuales sean los colores.
rulebook-cards-colour = A igual número decide el color, desde el rojo, el más alto, hasta el violeta, el más bajo. No hay dos cartas iguales.
rulebook-higher = { $high } es más alta que { $low }.

rulebook-round = Una ronda
rulebook-round-deal = Cada jugador recibe una mano de siete cartas y una carta boca arriba: la primera de su área de juego. Las que sobran forman la baraja.
rulebook-round-canvas = La pila de reglas está en el centro. El color de su carta de arriba es la regla en vigor; una ronda empieza con Rojo.
rulebook-round-first = Va ganando quien tiene la carta más alta en su área de juego. Empieza el jugador a su izquierda, y los turnos siguen hacia la izquierda.
rulebook-round-out = Quien no va ganando cuando acaba su turno queda eliminado. Su área de juego ya no cuenta, y nadie ve su mano.
rulebook-round-end = Cuando solo queda un jugador, gana la ronda al momento.

rulebook-winning = Quién va ganando
rulebook-winning-text = Cada regla elige el mejor grupo de cartas de cada área de juego. El grupo más grande es mejor; entre grupos igual de grandes, el que tiene la carta más alta. Vas ganando si tu grupo es mejor que el de todos los que siguen en la ronda.
rulebook-winning-none = Con un área de juego sin cartas para la regla no se puede ir ganando. Por eso puede que nadie vaya ganando.
rulebook-winning-rule = Regla
rulebook-winning-set = Qué cuenta
rulebook-winning-example = Por ejemplo
rulebook-set-R = Una carta: la más alta.
rulebook-set-O = Cartas del mismo número.
rulebook-set-Y = Cartas del mismo color.
rulebook-set-G = Cartas pares: 2, 4 y 6.
rulebook-set-B = Cartas de colores distintos, una de cada uno.
rulebook-set-I = Números seguidos, una carta de cada uno. El 7 y el 1 no se unen.
rulebook-set-V = Cartas menores que 4: 1, 2 y 3.

rulebook-turn = Tu turno
rulebook-turn-text = Haz una de estas cosas:
rulebook-turn-play = Juega una carta de tu mano en tu área de juego.
rulebook-turn-discard = Juega una carta de tu mano en la pila de reglas. Su color es la nueva regla.
rulebook-turn-both = Juega una carta en tu área de juego y después otra en la pila de reglas.
rulebook-turn-nothing = No hagas ni lo uno ni lo otro, y queda fuera.
rulebook-turn-winning = Solo puedes jugar en la pila de reglas si después vas ganando. En tu área de juego puedes jugar una carta que no ayude, pero si tu turno acaba ahí, quedas fuera.
rulebook-turn-empty = Si no tienes cartas en la mano cuando llega tu turno, no puedes hacer nada.

rulebook-advanced = Avanzado
rulebook-advanced-text = Avanzado añade una regla para la pila de reglas, y puntos a lo largo de varias rondas. Se puede jugar con una cosa sin la otra.
rulebook-discard = La regla de la pila
rulebook-discard-10 = El número de la carta que juegas en la pila de reglas debe ser al menos el número de cartas de tu área de juego en ese momento. Nadie roba por ello.
rulebook-discard-11 = Si el número de la carta que juegas en la pila de reglas es mayor que el número de cartas de tu área de juego en ese momento, puedes robar una carta, siempre que quede alguna en la baraja.
rulebook-score = Puntos
rulebook-score-set = Quien gana una ronda aparta, a la vista de todos, las cartas de su grupo según la regla en vigor. Cada una vale su número.
rulebook-score-next = La siguiente ronda se reparte con las cartas que nadie ha puntuado.
rulebook-score-target = La partida termina después de la ronda en que alguien llega a 40 puntos con dos jugadores, 35 con tres o 30 con cuatro; o cuando no quedan ocho cartas para cada uno. Gana quien tenga más puntos.

rulebook-actions = Acciones
rulebook-actions-text = Con acciones, un 1, un 3, un 5 o un 7 hace algo cuando se juega de la mano al área de juego; no cuando va a la pila de reglas ni cuando se reparte. Lo que se puede hacer, hay que hacerlo.
rulebook-actions-chain = Una carta jugada gracias a un 5 hace su propia acción. Después de todo eso, una carta de tu mano aún puede ir a la pila de reglas.
rulebook-act-1-10 = Quita una carta del área de juego de alguien que siga en la ronda y ponla boca abajo sobre la baraja.
rulebook-act-1-11 = Quita una carta del área de juego de alguien que siga en la ronda y ponla boca abajo sobre la baraja, pero nunca su única carta.
rulebook-act-1-12 = Quita una carta de un área de juego que no tenga menos cartas que la tuya, contando el 1, y ponla boca abajo sobre la baraja. Hazlo solo si después aún puedes salvarte.
rulebook-act-1-13 = Quita una carta de un área de juego que no tenga menos cartas que la tuya, contando el 1, y ponla boca abajo sobre la baraja. Si no puedes salvarte este turno, no puedes jugar el 1.
rulebook-act-3 = Roba una carta.
rulebook-act-5 = Juega una carta más de tu mano.
rulebook-act-7-10 = Pon otra carta de tu área de juego en la pila de reglas, si justo después vas ganando. En Avanzado, su número debe ser al menos el número de cartas que quedan en tu área de juego.
rulebook-act-7-11 = Pon otra carta de tu área de juego en la pila de reglas, si justo después vas ganando.
rulebook-act-7-12 = Mueve cualquier carta de tu área de juego, también el 7: a la pila de reglas, si justo después vas ganando, o boca abajo sobre la baraja.
rulebook-act-7-13 = Mueve cualquier carta de tu área de juego, también el 7: a la pila de reglas o boca abajo sobre la baraja. Tienes que ir ganando al final de tu turno; si no puedes, no puedes jugar el 7.

rulebook-asked = Preguntas que surgen
rulebook-ask-order = ¿Puedo jugar primero en la pila de reglas y después en mi área de juego?
rulebook-answer-order = No. Primero va tu área de juego, y una carta de tu mano a la pila de reglas acaba tu turno. Solo puede seguir un robo extra.
rulebook-ask-nothing = ¿Puedo no hacer nada mientras voy ganando?
rulebook-answer-nothing-10 = Sí, en esta edición sigues en la ronda. Es raro: alguien tiene que haberle quitado una carta a quien iba ganando y haber quedado eliminado.
rulebook-answer-nothing-11 = No hacer nada te elimina incluso entonces.
rulebook-ask-stay = ¿Qué significa que puedo salvarme?
rulebook-answer-stay = Que, con las cartas que ves ahora, tu turno puede acabar contigo ganando, tal como están las cosas o tras jugar una carta en la pila de reglas. Las cartas que podrías robar no cuentan.
rulebook-ask-bound = ¿Puedo quitarle una carta a alguien y después quedar fuera?
rulebook-answer-bound-10 = Sí, en esta edición puedes.
rulebook-answer-bound-12 = No. Una vez que un 1 ha quitado una carta, tienes que ir ganando al acabar tu turno.
rulebook-answer-bound-13 = No. Una vez que has jugado un 1 o un 7, tienes que ir ganando al acabar tu turno.
rulebook-ask-seven = ¿Puedo robar por una carta que un 7 mueve a la pila de reglas?
rulebook-answer-seven-yes = Sí, si su número es lo bastante alto. Tu turno sigue después, y puedes jugar en la pila de reglas la carta robada.
rulebook-answer-seven-no = No, solo por una carta de tu mano.
rulebook-ask-no-effect = ¿Y si una acción no se puede hacer?
rulebook-answer-no-effect = Entonces no pasa nada: un 3 con la baraja vacía, un 5 con la mano vacía, un 1 que no puede quitar nada.
rulebook-ask-best = Mi área de juego tiene varios grupos. ¿Cuál puntúa?
rulebook-answer-best = El mejor, aquel con el que ibas ganando: con Celeste, la carta más alta de cada color; con Azul, el color más alto de cada número. Puede que otro grupo valga más puntos, pero ese no es.
rulebook-ask-last = ¿Tiene que ir ganando quien aguanta hasta el final?
rulebook-answer-last = No. Quien aguanta hasta el final gana la ronda, incluso con la mano vacía, y puntúa lo que cuente, que puede ser nada.
rulebook-ask-tie = ¿Y si dos tienen los mismos puntos al final?
rulebook-answer-tie = Entonces comparten la victoria.

rulebook-differences = Comparación de las ediciones
rulebook-differences-text = Básico es igual en todas.
rulebook-diff-discard = A la pila de reglas en Avanzado
rulebook-diff-discard-10 = número no menor que las cartas de tu área de juego
rulebook-diff-discard-11 = cualquier carta; una alta te deja robar
rulebook-diff-one = El 1 quita
rulebook-diff-one-10 = cualquier carta de un área de juego
rulebook-diff-one-11 = cualquier carta que no sea la única
rulebook-diff-one-12 = de áreas de juego con al menos tantas cartas como la tuya
rulebook-diff-seven = El 7 mueve
rulebook-diff-seven-10 = otra carta, a la pila de reglas
rulebook-diff-seven-12 = cualquier carta, a la pila de reglas o a la baraja
rulebook-diff-when = Ir ganando tras un 7
rulebook-diff-when-10 = al momento
rulebook-diff-when-12 = al momento, en la pila de reglas
rulebook-diff-when-13 = al final del turno
rulebook-diff-bonus = Robar por la carta de un 7
rulebook-diff-out = Quitar una carta y quedar fuera
rulebook-diff-nothing = Ir ganando y no hacer nada
rulebook-diff-nothing-10 = sigue en la ronda
rulebook-diff-nothing-11 = queda eliminado
rulebook-yes = sí
rulebook-no = no
rulebook-try = Aprender jugando

## Who is winning

who-title = ¿Quién va ganando?
who-intro = Para una partida en una mesa de verdad: toca las cartas de cada área de juego y la regla, y mira quién va ganando.
who-players = Jugadores
who-player = Jugador { $number }
who-name = Nombre del jugador { $number }
who-add = Añadir un jugador
who-remove = Quitar a { $name }
who-choose = Cartas de { $name }
who-out = eliminado
who-out-label = { $name } queda fuera de la ronda
who-empty = Aún sin cartas. Tócalas en la cuadrícula.
who-rule = Regla en vigor
who-cards = Cartas de { $name }
who-card-free = { $card }, sin elegir
who-card-here = { $card }, en esta área de juego
who-card-there = { $card }, en el área de juego de { $name }
who-card-scored = { $card }, ya puntuada
who-type = O escribe cartas, como R7 G4 V1
who-type-letters = R rojo, O naranja, Y amarillo, G verde, B celeste, I azul, V violeta
who-type-add = Añadir
who-type-wrong =
    { $count ->
        [one] { $text } no es una carta. Escribe una letra y un número, como R7.
       *[other] { $text } no son cartas. Escribe una letra y un número para cada una, como R7.
    }
who-type-scored = { $card } ya está puntuada.
who-moved = { $card } era de { $name } y ahora está aquí.
who-answer-nobody = Nadie va ganando todavía.
who-table = Con cada regla
who-table-none = ninguna
who-scores = Puntos
who-scores-text =
    { $target ->
        [0] Toca lo que puntúa quien gana la ronda.
       *[other] Toca lo que puntúa quien gana la ronda. La partida termina a los { $target }.
    }
who-score =
    { $points ->
        [one] Anotar 1 punto
       *[other] Anotar { $points } puntos
    }
who-scored =
    { $points ->
        [one] { $name } ganó la ronda { $round }: 1 punto.
       *[other] { $name } ganó la ronda { $round }: { $points } puntos.
    }
who-reached = { $name } ha llegado a { $target } puntos.
who-undo = Deshacer lo último anotado
who-next = Siguiente ronda
who-clear = Quitar las cartas
who-reset = Partida nueva
who-reset-ask = Esto borra todos los nombres, cartas y puntos. No hay vuelta atrás.
who-reset-yes = Borrar todo
who-reset-no = Conservar

## Puzzles

puzzles-title = Retos
puzzles-daily = Reto del día
puzzles-stream = Más retos
puzzles-choose = Elegir
puzzles-choose-done = Listo
puzzles-kind = Tipo
puzzles-kind-any = Cualquiera
puzzles-kind-win = Ganar
puzzles-kind-survive = Salvarse
puzzles-grade = Dificultad
puzzles-grade-any = Cualquiera
puzzles-grade-of = Dificultad { $grade } de 5
puzzles-rules = Reglas
puzzles-rules-any = Cualquiera
puzzles-task-win = Todas las manos están a la vista. Una jugada gana la ronda, haga lo que haga { $name }.
puzzles-deck = Lo siguiente en la baraja
puzzles-deck-title = La baraja
puzzles-deck-text = De la próxima carta a la última. El orden forma parte del reto.
puzzles-task-survive = Una jugada te salva. Encuéntrala.
puzzles-give-up = Ver la solución
puzzles-again = Otra vez
puzzles-next = Siguiente reto
puzzles-more = Ir a más retos
puzzles-right = Correcto. { $turn }
puzzles-out = { $leads } Con eso quedas fuera.
puzzles-loses = Con eso no ganas seguro.
puzzles-loses-to = Con eso no ganas seguro: { $turn }
puzzles-survives-not = No es esa la jugada.
puzzles-solution = La jugada correcta: { $way }.
puzzles-solved = Resuelto por hoy. El siguiente llega a medianoche (UTC).
puzzles-streak-days =
    { $count ->
        [0] Ningún día seguido todavía
        [one] 1 día seguido
       *[other] { $count } días seguidos
    }
puzzles-streak =
    { $count ->
        [0] Ninguno seguido todavía
        [one] 1 seguido
       *[other] { $count } seguidos
    }
puzzles-best = récord { $count }
puzzles-past-days = Los últimos 14 días
puzzles-past-day =
    { $tries ->
        [0] { $date }: sin resolver
        [one] { $date }: resuelto al primer intento
       *[other] { $date }: resuelto en { $tries } intentos
    }
puzzles-past = Los últimos 14
puzzles-past-one =
    { $tries ->
        [0] No al primer intento
       *[other] Resuelto al primer intento
    }
puzzles-share = Compartir
puzzles-share-text =
    { $tries ->
        [one] Red7, reto del { $date }: resuelto al primer intento. { $days }. { $link }
       *[other] Red7, reto del { $date }: resuelto en { $tries } intentos. { $days }. { $link }
    }
puzzles-share-given-up = Red7, reto del { $date }: demasiado difícil para mí. { $link }
puzzles-shared = Copiado. Pégalo donde quieras.
puzzles-loading = Trayendo un reto…

trouble-no-puzzle = No hay ningún reto así. Elige otro tipo u otra dificultad.
trouble-card-twice = Una carta solo puede estar en un área de juego.

## A new table

new-title = Jugar con amigos
new-lead = Abre una mesa y envía el enlace. Nadie necesita una cuenta.
new-nickname = Tu nombre en la mesa
new-seats = Sitios
new-seat-you = Tú
new-seat = Sitio { $number }
new-seat-person = Un amigo, con el enlace
new-seat-bot = Bot, nivel { $level }: { $name }
new-found = Quién puede encontrarla
new-by-link = Solo con el enlace
new-by-link-line = Podrá sentarse o mirar cualquiera a quien se lo envíes.
new-public = Todo el mundo
new-public-line = La mesa aparece también en la página de inicio.
new-name = Nombre de la mesa (si quieres)
new-open = Abrir la mesa

new-clock-label = Reloj
new-clock-none = Ninguno
new-clock-quick = Rápido
new-clock-relaxed = Relajado
new-clock-own = A medida
new-clock-none-line = Cada uno se toma el tiempo que necesite.
new-clock-line =
    { $reserve ->
        [one] { $turn } segundos para cada turno y una reserva de 1 minuto para la partida.
       *[other] { $turn } segundos para cada turno y una reserva de { $reserve } minutos para la partida.
    }
new-clock-turn = Segundos para cada turno
new-clock-reserve = Minutos de reserva

## Pass and play

pass-title = Pasar y jugar
pass-lead = Un solo dispositivo para todo el grupo. Oculta las manos mientras pasa de uno a otro.
pass-players = Jugadores
pass-name = Nombre del jugador { $number }
pass-open = Repartir
pass-same = Hay dos nombres iguales. Cambia uno para que se sepa de quién es el turno.

## Replay and review

replay-title = Una partida terminada
replay-loading = Trayendo las cartas…
replay-unfinished = No se jugó hasta el final.
replay-given-up = Abandonada antes del final.
replay-won =
    { $count ->
        [one] Ganó { $names }.
       *[other] Victoria compartida: { $names }.
    }
replay-resigned =
    { $count ->
        [one] { $names } abandonó.
       *[other] { $names } abandonaron.
    }
replay-dealt = Ronda { $round }: el reparto
replay-round = Ronda { $round } de { $rounds }
replay-round-won = { $name } gana la ronda.
replay-round-head = Ronda
replay-round-winner = ganó esta ronda
replay-scores = Puntos después de cada ronda
replay-all-rounds = Mostrar todas las rondas
replay-facts = Sobre esta partida
replay-turns = Turno a turno
replay-controls = Por la partida
replay-first = Al principio
replay-back = Un turno atrás
replay-forward = Un turno adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Momento de la partida
replay-step = { $at } de { $last }
replay-moment = Desde este momento
replay-analyse = Analizar esta posición
replay-no-play-on = Se puede seguir jugando donde empieza un turno y se conocen todas las cartas.
replay-download = Guardar el registro (.red7)
eyes-label = Vista por
eyes-open = Todas las manos a la vista
eyes-onlooker = Alguien que mira
eyes-seat = { $name }
eyes-only = Este registro muestra lo que se vio desde un solo lado: { $eyes }.

review-title = Revisión
review-text = El ordenador mira cada turno, sin saber más de lo que sabía quien lo jugó, y dice qué era mejor.
review-ask = Revisar esta partida
review-go-on = Seguir con la revisión
review-stop = Parar
review-progress = { $done } de { $turns } turnos vistos
review-done = La revisión ha terminado.
mark-best = La mejor
mark-fine = Buena
mark-mistake = Error
mark-blunder = Error grave
mark-forced = Forzada
# $chance and $best are chances to win the round, such as 62%.
verdict-best = No había nada mejor: { $chance } de probabilidad de ganar la ronda.
verdict-fine = Casi tan buena como la mejor: { $chance } de probabilidad de ganar la ronda, cuando se podía llegar al { $best }.
verdict-missed = { $chance } de probabilidad de ganar la ronda, cuando se podía llegar al { $best }.
verdict-forced = No había otra opción: { $chance } de probabilidad de ganar la ronda.
# $points and $best are points to be expected, with their sign, such as +3.2.
verdict-points = En puntos: { $points } en lugar de { $best }.
# $way is advice such as "jugar Rojo 7, cambiar la regla con Verde 4".
verdict-better = Mejor: { $way }.
chart-title = Probabilidad de ganar la ronda después de cada turno
chart-even = Cada ronda empieza con las mismas probabilidades.
chart-point = Ronda { $round }, turno { $number }, { $name }: { $chance }
chart-table = Las probabilidades en una tabla
chart-turn-head = Turno
chart-player-head = Jugador
chart-chance-head = Probabilidad
chart-mark-head = Valoración

## Games

games-title = Partidas
games-own = Tus partidas
games-own-text = Este navegador recuerda dónde te has sentado.
games-going-on = Aún en juego
games-public = Partidas de mesas públicas
games-none = Aquí aún no se ha terminado ninguna partida pública.
games-play = Jugar una partida
games-loading = Trayendo partidas…
games-more = Partidas más antiguas
games-save = Guardar el registro: { $title }
games-board = Ir al tablero de análisis
games-board-text = Prepara cualquier posición, prueba jugadas en ella y mira lo que valen.
bring-title = Traer una partida
bring-text = Una partida de otro sitio, como registro .red7. Se comprueba cada turno. Quien tenga su enlace puede leerla.
bring-file = Elegir un archivo
bring-paste = O pega el registro
bring-submit = Ver esta partida
bring-line = Línea { $line }.
bring-line-turn = Línea { $line }, turno { $turn }.
bring-too-long = Este texto es más largo que cualquier partida. ¿Es el archivo correcto?
trouble-no-game = Aquí no hay ninguna partida. Puede que el enlace esté mal escrito o que la partida ya se haya borrado.
trouble-games = Se han traído demasiadas partidas desde tu dirección. Vuelve a intentarlo más tarde.
trouble-review-onlooker = Este registro no muestra ninguna mano, así que no hay con qué juzgar los turnos.
trouble-review-empty = En esta partida no se terminó ningún turno, así que no hay nada que juzgar.
trouble-not-yours = Esto lo ha pedido otra persona, así que sigue.

## What is wrong with a text

complaint-spelling = Esto no está escrito como se escribe una posición o un registro.
complaint-order = Aquí falta algo, o está fuera de su sitio.
complaint-cards = Falta una carta, o está dos veces.
complaint-illegal = Las reglas no permiten esto en este momento.
complaint-differs = El registro dice otra cosa que las cartas.
complaint-hidden = Las manos ocultas no corresponden a lo que vería ningún jugador.
complaint-too-large = Este texto es demasiado largo.
complaint-mover-out = Quien tiene el turno no puede estar eliminado.
complaint-seats-in = Al menos dos jugadores deben seguir en la ronda.
complaint-scored = Solo hay cartas puntuadas en las partidas por puntos.
complaint-seats = Se juega de dos a cuatro jugadores.

## The analysis board

board-title = Tablero de análisis
board-position = Esta posición
board-example = Ver un ejemplo
board-moves = Le toca a { $name }
board-hand =
    { $count ->
        [one] { $name }, 1 carta
       *[other] { $name }, { $count } cartas
    }
board-over = { $name } ha ganado esta ronda.
board-unknown = Lo que puede hacer { $name } depende de cartas que aquí nadie ve.
board-needs-all = Para seguir jugando, todas las cartas deben estar a la vista.
board-turn-begun = Para seguir jugando, primero acaba este turno o deshazlo.
player-name = Jugador { $number }

options-title = Mejores jugadas
options-text = El ordenador prueba cada jugada y dice cuántas veces gana la ronda.
options-ask = Analizar
options-cancel = Cancelar
options-thinking = Pensando uno o dos segundos…
options-hidden = La mano de quien juega está oculta, así que no hay nada que juzgar.
options-over = La ronda ha terminado.
options-worlds =
    { $count ->
        [one] Probado en 1 reparto de las cartas ocultas.
       *[other] Probado en { $count } repartos de las cartas ocultas.
    }
options-open = Todas las cartas están a la vista.
options-legend = La barra es la probabilidad de ganar la ronda; el corchete, lo segura que es. Elige una jugada para hacerla.
options-chance = { $chance } de probabilidad de ganar la ronda, entre { $low } y { $high }.
options-points = { $points } puntos esperados.
options-points-short = { $points } pts
options-out = queda fuera
options-more =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
way-move = pasar { $card } a la pila de reglas
way-take = quitarle { $card } a { $owner }
way-end = acabar el turno
way-nothing = no hacer nada

editor-title = Preparar una posición
editor-clear = Quitar todas las cartas
editor-players = Jugadores
editor-mover = Le toca a
editor-hands = Manos
editor-open = Todas a la vista
editor-hidden = Solo la de quien juega
editor-rules = Reglas: { $rules }
editor-zones = Qué hay en cada sitio
editor-target = Las cartas van a
editor-cards = Todas las cartas
# $place is one of the zones below, such as "Mano del jugador 1".
editor-card = { $card }: { $place }
editor-hidden-count = Cartas ocultas del jugador { $number }
editor-out = Jugador { $number } eliminado
editor-rest =
    { $count ->
        [0] No queda ninguna carta para la baraja.
        [one] Queda 1 carta para la baraja y las manos ocultas.
       *[other] Quedan { $count } cartas para la baraja y las manos ocultas.
    }
editor-cancel = Cancelar
editor-done = Usar esta posición
zone-palette = Área de juego del jugador { $number }
zone-hand = Mano del jugador { $number }
zone-scored = Puntuadas por el jugador { $number }
zone-canvas = Pila de reglas
zone-deck = Baraja
# On a small card: where it lies. One or two letters and the number of the player: área, mano, puntuadas, pila de reglas.
zone-short-palette = A{ $number }
zone-short-hand = M{ $number }
zone-short-scored = P{ $number }
zone-short-canvas = PR

paste-title = Pegar una posición
paste-label = El texto de una posición
paste-show = Verla

share-text = Copiar como texto
share-picture = Compartir imagen
share-copied = Copiado.
share-by-hand = Copia este texto a mano:
share-saved = Guardado como imagen.

play-on = Seguir jugando desde aquí
play-on-text = Tú ocupas el sitio al que le toca, y los bots, los demás.
play-on-level = Cómo de bien juegan los bots
play-on-start = Jugar

## When the server is away

away-title = No se llega al servidor
away-text = Puede que no tengas conexión o que el servidor esté descansando. Tus mesas están guardadas, y esta página vuelve sola.
away-again = Volver a intentarlo

## What is read out at a table

log-said = { $name }: { $text }
log-readied =
    { $you ->
        [yes] Por ti ya puede empezar la siguiente ronda.
       *[no] Por { $name } ya puede empezar la siguiente ronda.
    }
log-freed =
    { $you ->
        [yes] Tu sitio vuelve a estar libre.
       *[no] El sitio de { $name } vuelve a estar libre.
    }
log-filled = Los bots han ocupado los sitios libres.
log-hosted =
    { $you ->
        [yes] Ahora organizas tú la mesa.
       *[no] Ahora { $name } organiza la mesa.
    }
